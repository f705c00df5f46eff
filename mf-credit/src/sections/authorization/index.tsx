export { AuthorizationSection } from './authorization-section';
