import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Binaries, binariesVersion, copyBinaries, installedBinaries, makeExecutable } from './binaries';
import { canReach, type SystemUser, serverUser } from './system-user';

/** The location of a cluster's programs and files, and the user it runs as. */
export interface Home {
  readonly binaries: Binaries;
  /** The cluster's own folder; its parent belongs to the server's user. */
  readonly cluster: string;
  readonly user: SystemUser | undefined;
}

/** The system's folder for the state of programs, set by systemd if it runs us. */
const stateFolder = () => process.env.STATE_DIRECTORY ?? '/var/lib/vitrina';

/** The folder elsewhere that `dataDir` names as the home of its cluster; a new one for a new data folder. */
async function folderElsewhere(dataDir: string): Promise<string> {
  const note = join(dataDir, 'database-location');
  const known = await readFile(note, 'utf8').catch(() => '');
  if (known) return known.trim();
  const folder = join(stateFolder(), randomBytes(6).toString('hex'));
  await writeFile(note, `${folder}\n`);
  return folder;
}

/**
 * Decides where the cluster of a data folder lives. Started by root, PostgreSQL runs as another user; if that user may
 * not enter the folder (root's home, for instance), programs and data are kept below the system's state folder, which
 * `say` reports.
 */
export async function chooseHome(dataDir: string, say: (text: string) => void): Promise<Home> {
  const user = serverUser();
  let binaries = installedBinaries();
  if (canReach(binaries.postgres, user)) {
    await makeExecutable(binaries);
  } else {
    binaries = await copyBinaries(binaries, stateFolder(), binariesVersion());
    say(
      `The user 'postgres' may not enter the folder of this program: PostgreSQL runs from a copy in ${binaries.home}.`,
    );
  }
  let folder = join(dataDir, 'database');
  if (!canReach(join(folder, 'cluster'), user)) {
    folder = await folderElsewhere(dataDir);
    say(`The user 'postgres' may not enter ${dataDir}: the database is kept in ${folder}.`);
  }
  await mkdir(folder, { recursive: true, mode: 0o755 });
  if (user) await chown(folder, user.uid, user.gid);
  return { binaries, cluster: join(folder, 'cluster'), user };
}
