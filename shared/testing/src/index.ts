export { deferred } from './deferred';
