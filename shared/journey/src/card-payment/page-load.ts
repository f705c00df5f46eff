import { loadedFor } from '@vitrina/navigation';

/**
 * How this document was loaded and gives way to another. A test stands in its place: a document of the tests goes
 * nowhere.
 */
export const pageLoad = {
  /** Path and query that it was loaded for. */
  address: loadedFor,
  assign: (address: string): void => location.assign(address),
  /** Back then leads to what was before. */
  replace: (address: string): void => location.replace(address),
};
