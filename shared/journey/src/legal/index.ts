export type { LegalDocument, LegalSection } from './document';
export { LegalText } from './legal-text';
export { PRIVACY } from './privacy/privacy';
export { TERMS } from './terms';
