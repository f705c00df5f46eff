export { DocumentsSection } from './documents-section';
