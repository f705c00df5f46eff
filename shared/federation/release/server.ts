import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { problem, ReleaseRefused } from './refused';

const ROOT = resolve(import.meta.dirname, '../../..');
/** Milliseconds that a server has to list its calls. */
const LIMIT = 10_000;

/** What a server reports about itself (`GET /calls.json`), and which server that was. */
export type ServerCalls = {
  /** Version of its wire contract. */
  contract: string;
  /** Addresses of the calls that it answers ('/api/…'). */
  calls: string[];
  /** Name of the server, for messages. */
  from: string;
};

const isAnswer = (data: unknown): data is Omit<ServerCalls, 'from'> => {
  const { contract, calls } = (data ?? {}) as Partial<ServerCalls>;
  return typeof contract === 'string' && Array.isArray(calls);
};

/** Fetches the calls that the live server answers. Throws ReleaseRefused if it does not report them. */
export async function askServer(address: string): Promise<ServerCalls> {
  const from = `the server at ${address}`;
  const read = async () => {
    const response = await fetch(new URL('/calls.json', address), { signal: AbortSignal.timeout(LIMIT) });
    const data: unknown = response.ok ? await response.json() : undefined;
    if (!isAnswer(data)) throw new Error(`it answered ${response.status}`);
    return { ...data, from };
  };
  return read().catch((error: Error) => {
    const cause = error.cause instanceof Error ? error.cause.message : error.message;
    throw new ReleaseRefused([
      problem(
        'serverSilent',
        `${from} does not say which calls it answers (${cause}): name the live one with --server`,
      ),
    ]);
  });
}

/** The same from the backend's sources in this checkout: for a site that is published before its server runs. */
export async function askSources(): Promise<ServerCalls> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', 'api/src/calls.ts'], {
    cwd: ROOT,
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return { ...(JSON.parse(stdout) as Omit<ServerCalls, 'from'>), from: 'the backend of this checkout' };
}
