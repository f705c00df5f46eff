export { publish } from './publish';
export { ReleaseRefused } from './refused';
export { rollback } from './rollback';
export { readRegistry } from './store';
