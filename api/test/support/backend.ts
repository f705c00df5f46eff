import { decode, type Endpoint, ErrorBody, encode, REQUEST_CONSTANTS } from '@vitrina/contract';
import type { Logger } from 'pino';
import { type Backend, startBackend } from '../../src/backend';
import { type Config, readConfig } from '../../src/platform/config/config';
import { urlOf } from '../../src/platform/http/calls';
import { createLogger } from '../../src/platform/http/logger';
import { newDatabase } from './cluster';

/** A backend that listens. */
export interface Served extends Backend {
  /** Address of the server. */
  origin: string;
}

/**
 * Starts a backend that listens on any port and logs nothing, on a database of its own unless the environment names one.
 * @param changes what no variable says
 */
export async function serve(
  environment: NodeJS.ProcessEnv,
  log = createLogger('silent'),
  changes: Partial<Config> = {},
): Promise<Served> {
  const DATABASE_URL = environment.DATABASE_URL ?? (await newDatabase());
  // Few connections: the backends of all test files that run at once share one PostgreSQL.
  const defaults = { RATE_LIMITS: 'off', DATABASE_POOL: '5' };
  const config = { ...readConfig({ ...defaults, ...environment, DATABASE_URL }), ...changes };
  const backend = await startBackend(config, log);
  return { ...backend, origin: await backend.app.listen({ port: 0, host: '127.0.0.1' }) };
}

/** What no variable says, and where the log goes. */
interface BackendParts {
  changes?: Partial<Config>;
  log?: Logger;
}

/** Serves a backend for the tests of the file that calls this, on a database of its own, and stops it after them. */
export function useBackend(environment: NodeJS.ProcessEnv = {}, { changes, log }: BackendParts = {}) {
  const held = {} as { current: Served };
  beforeAll(async () => {
    held.current = await serve(environment, log, changes);
  }, 60_000);
  afterAll(() => held.current?.stop(), 60_000);
  return held;
}

/** An answer, with its undecoded body: the parsed JSON, or a Blob. */
export interface Answer {
  status: number;
  body: unknown;
  headers: Headers;
}

/** Posts a body: text as it is, anything else as JSON. */
export async function post(
  { origin }: Pick<Served, 'origin'>,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetch(origin + path, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
  const isJson = answer.headers.get('content-type') === 'application/json; charset=utf-8';
  return { status: answer.status, body: await (isJson ? answer.json() : answer.blob()), headers: answer.headers };
}

/** A request body of the contract, with its constants. */
export const bodyOf = <Request>(endpoint: Endpoint<Request, unknown>, words: Request): Record<string, unknown> => ({
  ...(encode(endpoint.request, words) as object),
  ...REQUEST_CONSTANTS,
});

/** Calls in words and answers in words. @throws Error with the status and message of a refusal. */
export async function call<Request, Response>(
  backend: Pick<Served, 'origin'>,
  endpoint: Endpoint<Request, Response>,
  words: Request,
): Promise<Response> {
  const { status, body } = await post(backend, urlOf(endpoint), bodyOf(endpoint, words));
  if (status !== 200) throw new Error(`${status} ${messageOf(body)}`);
  return decode(endpoint.response, body);
}

/** What a refusal tells people. @throws when the body is no error of the contract */
export const messageOf = (body: unknown): string => {
  const { message } = decode(ErrorBody, body);
  if (!message) throw new Error(`no Message in ${JSON.stringify(body)}`);
  return message;
};
