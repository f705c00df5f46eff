export { NewTabLink } from './new-tab-link';
export type { LegalSection } from './section';
export { TERMS } from './terms';
