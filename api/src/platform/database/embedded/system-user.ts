import { execFileSync } from 'node:child_process';
import { lstatSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The user that PostgreSQL runs as when we are root. */
export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

const find = (name: string): SystemUser | undefined => {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((row) => row.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
};

const create = (name: string): void => {
  for (const [command, options] of [
    ['useradd', ['--system', '--user-group', '--shell', '/bin/false', name]],
    ['adduser', ['-S', '-D', '-H', name]],
  ] as const) {
    try {
      execFileSync(command, options, { stdio: 'ignore' });
      return;
    } catch {
      // The next command is that of another family of systems.
    }
  }
};

/**
 * The user that PostgreSQL must run as: undefined unless we are root, as whom it refuses to run. Then it is `postgres`,
 * which is created if it does not exist.
 * @throws Error if there is no such user and none can be created.
 */
export function serverUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (!find('postgres')) create('postgres');
  const user = find('postgres');
  if (!user) {
    throw new Error(
      "PostgreSQL refuses to run as root, and there is no user 'postgres'. Create it, start as another user, or set DATABASE_URL.",
    );
  }
  return user;
}

const mayEnter = (folder: string, user: SystemUser): boolean => {
  const { uid, gid, mode } = statSync(folder);
  if (uid === user.uid) return (mode & 0o100) !== 0;
  return gid === user.gid ? (mode & 0o010) !== 0 : (mode & 0o001) !== 0;
};

/** Whether `user` may enter every folder above `path`, which need not exist yet. */
export function canReach(path: string, user: SystemUser | undefined): boolean {
  if (!user) return true;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (lstatSync(folder, { throwIfNoEntry: false }) && !mayEnter(folder, user)) return false;
    if (folder === dirname(folder)) return true;
  }
}
