import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Kysely } from 'kysely';
import { connect } from '../../src/platform/database/connect';
import type { Database } from '../../src/platform/database/schema';
import { createLogger } from '../../src/platform/http/logger';

const ROOT = resolve(__dirname, '../../..');

/** The program as a process of its own. */
export interface Program {
  child: ChildProcess;
  origin: string;
  /** What it has logged so far. */
  log(): string;
  /** Asks it to end. @returns the exit code */
  stop(): Promise<number | null>;
  /** Ends it at once, as `kill -9` does, and waits until it is gone. */
  kill(): Promise<void>;
}

const ended = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((done) => child.once('exit', (code) => done(code)));

/** Starts the program and waits until it listens. @throws Error with its output when it ends before. */
export async function startProgram(dataDir: string, environment: NodeJS.ProcessEnv = {}): Promise<Program> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'api/src/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const origin = await new Promise<string>((done, fail) => {
    const read = (chunk: unknown) => {
      output += String(chunk);
      const port = /"port":(\d+)/.exec(output)?.[1];
      if (port) done(`http://127.0.0.1:${port}`);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => fail(new Error(output)));
  });
  const send = (signal: NodeJS.Signals) => {
    const gone = ended(child);
    child.kill(signal);
    return gone;
  };
  return {
    child,
    origin,
    log: () => output,
    stop: () => send('SIGTERM'),
    kill: async () => void (await send('SIGKILL')),
  };
}

/** The embedded database of a running program. */
export function openDatabase(dataDir: string): Kysely<Database> {
  const password = readFileSync(join(dataDir, 'database-password'), 'utf8').trim();
  const port = readFileSync(join(dataDir, 'database/cluster/postmaster.pid'), 'utf8').split('\n')[3];
  return connect(`postgres://postgres:${password}@127.0.0.1:${port}/postgres`, 2, createLogger('silent'));
}

/** Process id of the PostgreSQL server of a data folder. */
export const serverPid = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'database/cluster/postmaster.pid'), 'utf8').split('\n')[0]);

/** Whether a process lives. */
export const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
