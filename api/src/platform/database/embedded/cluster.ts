import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chooseHome, type Home } from './home';
import { keepRunning } from './keep-running';
import { claimFolder } from './lock';
import { forgetDeadServer, freePort, launch, type RunningServer, ready, run, serverOf } from './process';

/** A running embedded PostgreSQL. */
export interface EmbeddedCluster {
  /** Address of its `postgres` database, with credentials. */
  readonly url: string;
  /** Stops it and releases its data folder. */
  stop(): Promise<void>;
}

/** Tells the operator something, by default for information. */
type Say = (text: string, level?: 'info' | 'warn') => void;

/**
 * The superuser's password, created once per data folder and readable only by its owner.
 * @throws Error if the file is lost: another password would open nothing
 */
async function passwordOf(dataDir: string, cluster: string): Promise<string> {
  const file = join(dataDir, 'database-password');
  const known = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw new Error(`The password of the database cannot be read: ${error.message}.`);
    return '';
  });
  if (known.trim()) return known.trim();
  if (existsSync(cluster))
    throw new Error(
      `${file} is lost or empty: without that password the database in ${cluster} cannot be opened. Put the file back from a backup, or start with a new data folder.`,
    );
  const password = randomBytes(24).toString('hex');
  await writeFile(file, `${password}\n`, { mode: 0o600 });
  return password;
}

/**
 * Creates the cluster's files elsewhere and then moves them into place, so that a start that is killed leaves no
 * partial cluster.
 */
async function initialise(home: Home, password: string, signal?: AbortSignal): Promise<void> {
  const secrets = await mkdtemp(join(tmpdir(), 'vitrina-'));
  const making = `${home.cluster}.new`;
  try {
    const passwordFile = join(secrets, 'password');
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
    if (home.user) {
      await chown(secrets, home.user.uid, home.user.gid);
      await chown(passwordFile, home.user.uid, home.user.gid);
    }
    await rm(making, { recursive: true, force: true });
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    await run(home, home.binaries.initdb, [`--pgdata=${making}`, ...locale, ...access], signal);
    await rename(making, home.cluster);
  } finally {
    await rm(secrets, { recursive: true, force: true });
  }
}

/** Starts the server. One that was killed a moment ago may have child processes that are still ending. */
async function start(home: Home, portOf: () => number | Promise<number>, signal?: AbortSignal): Promise<RunningServer> {
  await forgetDeadServer(home);
  for (let attempt = 1; ; attempt++) {
    const port = await portOf();
    try {
      return { pid: await launch(home, port, signal), port };
    } catch (error) {
      if (attempt === 10 || signal?.aborted) throw error;
      await wait(300);
    }
  }
}

/** Stops the server of a cluster, whoever started it; open transactions are rolled back. */
const end = (home: Home): Promise<void> =>
  run(home, home.binaries.pgCtl, ['stop', '-D', home.cluster, '-m', 'fast', '-w', '-t', '60']);

/** The server that a killed backend left running, if it accepts connections. */
async function adopt(home: Home, say: Say, signal?: AbortSignal): Promise<RunningServer | undefined> {
  const left = await serverOf(home);
  if (!left) return undefined;
  say(`Adopting the PostgreSQL server that an earlier backend left running (process id ${left.pid}).`);
  try {
    await ready(home, left.pid, signal);
    return left;
  } catch (error) {
    await end(home);
    throw error;
  }
}

/**
 * Runs the PostgreSQL of a data folder: creates it at the first start, adopts a server that a killed backend left
 * running. The server ends with this process even if it is not stopped; one that dies before is started again.
 * @param signal aborts the start: nothing is left running
 * @throws Error with a message for the user if another backend uses the folder or the server does not start.
 */
export async function startEmbedded(dataDir: string, say: Say, signal?: AbortSignal): Promise<EmbeddedCluster> {
  await mkdir(dataDir, { recursive: true, mode: 0o755 });
  const release = await claimFolder(dataDir);
  try {
    const home = await chooseHome(dataDir, say);
    const password = await passwordOf(dataDir, home.cluster);
    if (!existsSync(home.cluster)) {
      say(`Creating the database in ${dirname(home.cluster)}.`);
      await initialise(home, password, signal);
    }
    const server = (await adopt(home, say, signal)) ?? (await start(home, freePort, signal));
    // On the same port: whoever is connected knows no other.
    const again = (port: number, stopped: AbortSignal) => start(home, () => port, stopped);
    const leave = keepRunning(server, { start: again, say });
    return {
      url: `postgres://postgres:${password}@127.0.0.1:${server.port}/postgres`,
      stop: async () => {
        if (await leave()) await end(home);
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}
