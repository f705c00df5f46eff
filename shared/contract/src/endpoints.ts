import type { Endpoint } from './dsl/endpoint';
import * as subjects from './subjects';

const isEndpoint = (value: unknown): value is Endpoint<unknown, unknown> =>
  typeof value === 'object' && value !== null && 'path' in value && 'request' in value;

/** Every call of the contract, in order of path: for the server and the OpenAPI description, not for pages. */
export const allEndpoints: readonly Endpoint<unknown, unknown>[] = Object.values(subjects as Record<string, unknown>)
  .filter(isEndpoint)
  .sort((a, b) => a.path.localeCompare(b.path));
