import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { problem, ReleaseRefused } from './refused';

const ROOT = resolve(import.meta.dirname, '../../..');
/** Milliseconds that a server has to say what it answers. */
const LIMIT = 10_000;

/** What a server says about itself (`GET /calls.json`), and who that was. */
export type ServerCalls = {
  /** Version of the wire contract that it speaks. */
  contract: string;
  /** Addresses of the calls that it answers ('/api/…'). */
  calls: string[];
  /** Who said so, for sentences. */
  from: string;
};

const isAnswer = (data: unknown): data is Omit<ServerCalls, 'from'> => {
  const { contract, calls } = (data ?? {}) as Partial<ServerCalls>;
  return typeof contract === 'string' && Array.isArray(calls);
};

/** Asks the live server which calls it answers. Throws ReleaseRefused when it does not say. */
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
