import { createRequire } from 'node:module';
import type { Endpoint } from '@vitrina/contract';

/**
 * The wire contract, so that no test writes a code by hand. By `require`: the browser tests are ES modules, and
 * Playwright reads the workspace's packages as CommonJS, whose names an `import` does not find.
 */
export const contract: typeof import('@vitrina/contract') = createRequire(import.meta.url)('@vitrina/contract');

/** Matches the address of a call, for `page.route`. */
export const addressOf = ({ path }: Pick<Endpoint<unknown, unknown>, 'path'>) => `**/api/${path}`;

/** What the server would answer to a call, in its codes. */
export const answerOf = <Request, Response>({ response }: Endpoint<Request, Response>, words: Response) =>
  contract.encode(response, words);
