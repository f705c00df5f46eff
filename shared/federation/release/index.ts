export { publish } from './publish';
export { ReleaseRefused } from './refused';
export { rollback } from './rollback';
export { askServer, askSources } from './server';
export { readRegistry } from './store';
