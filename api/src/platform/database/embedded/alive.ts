import { readFile } from 'node:fs/promises';

/** What the kernel says of a process; undefined if it says nothing (no such process, or no `/proc` on this system). */
async function statOf(pid: number): Promise<{ state: string; began: string } | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The second field is the command in parentheses, which may contain spaces.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields && { state: fields[0] ?? '', began: fields[19] ?? '' };
}

/** When a process began, in the kernel's clock ticks; '' if the system does not tell. Tells it from a later one with its id. */
export const beginningOf = async (pid: number): Promise<string> => (await statOf(pid))?.began ?? '';

/** Dead, but nobody has reaped it yet, as in a container whose first process does not: it holds nothing any more. */
const DEAD = /^[ZX]/;

/**
 * Whether a process lives. One that is dead and not buried does not, although signals reach it.
 * @param began when it began, if that is known: a later process with the same id is another one
 */
export async function isAlive(pid: number, began = ''): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const stat = await statOf(pid);
  if (!stat) return true;
  return !DEAD.test(stat.state) && (began === '' || stat.began === began);
}
