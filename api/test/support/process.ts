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

/** The program as a process that may not listen yet. */
export interface Starting {
  child: ChildProcess;
  /** What it has printed so far. */
  log(): string;
  /** Waits until what it has printed matches. @throws Error with its output when it ends before. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  /** Sends a signal. @returns the exit code, null when the signal ended it at once */
  send(signal: NodeJS.Signals): Promise<number | null>;
  ended(): Promise<number | null>;
}

/** Runs a command that starts the program, from the workspace's root, on any free port. */
export function spawnProgram(command: readonly string[], environment: NodeJS.ProcessEnv): Starting {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', RATE_LIMITS: 'off', SEED: 'catalogue', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += String(chunk);
      child.emit('printed');
    });
  }
  const says = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((done, fail) => {
      const read = () => {
        const found = pattern.exec(output);
        if (!found) return;
        child.off('printed', read);
        done(found);
      };
      child.on('printed', read);
      child.once('close', () => fail(new Error(output)));
      read();
    });
  return {
    child,
    log: () => output,
    says,
    ended: () => ended(child),
    send(signal) {
      const gone = ended(child);
      child.kill(signal);
      return gone;
    },
  };
}

/** The backend's own command. */
export const BACKEND = [process.execPath, '--import', 'tsx', 'api/src/main.ts'] as const;

/** Starts the program and waits until it listens. @throws Error with its output when it ends before. */
export async function startProgram(dataDir: string, environment: NodeJS.ProcessEnv = {}): Promise<Program> {
  const { child, log, says, send } = spawnProgram(BACKEND, { DATA_DIR: dataDir, ...environment });
  const [, port] = await says(/"port":(\d+)/);
  return {
    child,
    origin: `http://127.0.0.1:${port}`,
    log,
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
