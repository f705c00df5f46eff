import { spawn } from 'node:child_process';
import { open, readFile, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from './alive';
import type { Home } from './home';

/** A free port of this machine. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

const identity = ({ user, cluster }: Home) => ({
  ...user,
  cwd: dirname(cluster),
  env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
});

/**
 * Runs one of PostgreSQL's programs to its end. If `signal` is aborted the program is ended first.
 * @throws Error with its output if it fails; the signal's reason if it was aborted.
 */
export function run(home: Home, program: string, options: string[], signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, options, { ...identity(home), stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
    const interrupt = () => child.kill();
    if (signal?.aborted) interrupt();
    signal?.addEventListener('abort', interrupt);
    child.once('error', reject);
    child.once('close', (code) => {
      signal?.removeEventListener('abort', interrupt);
      if (signal?.aborted) reject(signal.reason);
      else if (code === 0) resolve();
      else reject(new Error(`${program} ended with code ${code}.\n${output.trim()}`));
    });
  });
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

const pidFile = ({ cluster }: Home) => join(cluster, 'postmaster.pid');
/** Larger than any process id on Linux. */
const NO_PID = 4_194_305;

/**
 * Whether the process is a server of this cluster; undefined if the system does not tell. A dead one's command is
 * empty.
 */
async function isServer({ cluster }: Home, pid: number): Promise<boolean | undefined> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  return command?.includes(cluster);
}

/** A database server that accepts connections. */
export interface RunningServer {
  readonly pid: number;
  readonly port: number;
}

/** What the running server of a cluster wrote about itself, or undefined when none runs. */
export async function serverOf(home: Home): Promise<RunningServer | undefined> {
  const lines = (await readFile(pidFile(home), 'utf8').catch(() => '')).split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!(pid > 0 && port > 0 && (await isAlive(pid))) || (await isServer(home, pid)) === false) return undefined;
  return (await listens(port)) ? { pid, port } : undefined;
}

/**
 * A killed server leaves its process id behind. If another program has got that id since, or the dead process is still
 * a zombie, PostgreSQL takes it for a running server and does not start. The id is then replaced in the file, and the
 * file not removed, because PostgreSQL also reads there whether children of the dead server still use its memory.
 */
export async function forgetDeadServer(home: Home): Promise<void> {
  const text = await readFile(pidFile(home), 'utf8').catch(() => undefined);
  if (text === undefined) return;
  if (text.trim() === '')
    throw new Error(
      `${pidFile(home)} is empty, as a crash of the machine leaves it. If no program 'postgres' runs on that folder, remove the file and start again.`,
    );
  const [pid, ...rest] = text.split('\n');
  if (!pid || (await isServer(home, Number(pid))) !== false) return;
  await writeFile(pidFile(home), [NO_PID, ...rest].join('\n'));
}

/** Time limit until a server accepts connections. */
const READY_WITHIN_MS = 60_000;

/** Flags of every start. Errors are logged without the statement and its values, which hold personal data. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'on',
  synchronous_commit: 'on',
  max_connections: '60',
  shared_buffers: '64MB',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/**
 * Starts the server of a cluster in its own session, so that a Ctrl-C meant for the backend does not reach it first,
 * with its log in a file, because a pipe would break when the backend is killed. A server that does not get ready, or
 * whose start is aborted, is stopped.
 * @returns its process id.
 * @throws Error with the end of the log if the server ends before it accepts connections; the signal's reason.
 */
export async function launch(home: Home, port: number, signal?: AbortSignal): Promise<number> {
  const logFile = `${home.cluster}.log`;
  const log = await open(logFile, 'w');
  const flags = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(home.binaries.postgres, ['-D', home.cluster, '-p', String(port), ...flags], {
    ...identity(home),
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    windowsHide: true,
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const failed = new Promise<never>((_resolve, reject) => {
    child.once('error', reject);
    child.once('exit', async (code) => {
      const text = await readFile(logFile, 'utf8').catch(() => '');
      reject(
        new Error(`PostgreSQL ended at its start (code ${code}).\n${text.split('\n').slice(-12).join('\n').trim()}`),
      );
    });
  });
  failed.catch(() => undefined);
  await log.close();
  child.unref();
  const pid = child.pid ?? 0;
  try {
    await Promise.race([failed, ready(home, pid, signal)]);
    return pid;
  } catch (error) {
    if (pid > 0 && child.exitCode === null && child.signalCode === null) {
      shutDown(pid);
      await exited;
    }
    throw error;
  }
}

/**
 * Waits until the server with this process id accepts connections.
 * @throws Error after a minute; the signal's reason if it is aborted
 */
export async function ready(home: Home, pid: number, signal?: AbortSignal): Promise<void> {
  for (const start = Date.now(); Date.now() - start < READY_WITHIN_MS; await wait(30)) {
    signal?.throwIfAborted();
    const lines = (await readFile(pidFile(home), 'utf8').catch(() => '')).split('\n');
    // The file of a server that was killed stays until the next one replaces it.
    if (Number(lines[0]) === pid && lines[7]?.trim() === 'ready') return;
  }
  throw new Error(`PostgreSQL did not accept connections within ${READY_WITHIN_MS / 1000} s; see ${home.cluster}.log.`);
}

/**
 * Asks a server to stop: open transactions are rolled back (PostgreSQL's fast shutdown). Windows has no such signal;
 * there the server is ended at once, and recovers from its log at its next start.
 */
function shutDown(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    // It has ended by itself.
  }
}

/**
 * Stops a server together with this process, however the process ends except by SIGKILL: an uncaught error, or
 * `process.exit` in the middle of a start. Returns a function that unsubscribes.
 * @param pidNow the process id of the server at that moment; undefined if there is none
 */
export function endWithProcess(pidNow: () => number | undefined): () => void {
  const end = () => {
    const pid = pidNow();
    if (pid !== undefined) shutDown(pid);
  };
  process.once('exit', end);
  return () => process.off('exit', end);
}
