import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beginningOf, isAlive } from './alive';

interface Holder {
  pid: number;
  /** When the process began, in the kernel's clock ticks; distinguishes a process from a later one with the same id. */
  began: string;
}

const holderIn = async (file: string): Promise<Holder | undefined> => {
  const text = await readFile(file, 'utf8').catch(() => '');
  const [pid, began = ''] = text.trim().split(' ');
  return Number(pid) > 0 ? { pid: Number(pid), began } : undefined;
};

/** Removes a stale claim. If another start has replaced it since it was read, the newer claim is put back. */
async function dropStale(file: string, stale: Holder | undefined): Promise<void> {
  const aside = `${file}.${process.pid}`;
  await rename(file, aside).catch(() => undefined);
  const moved = await holderIn(aside);
  if (moved && moved.pid !== stale?.pid) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}

/**
 * Claims a data folder for this process. A claim left by a dead process is taken over.
 * @returns a function that releases the folder.
 * @throws Error naming the process that uses the folder.
 */
export async function claimFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'backend.pid');
  const own = `${process.pid} ${await beginningOf(process.pid)}\n`;
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      await writeFile(file, own, { flag: 'wx' });
      return () => rm(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = await holderIn(file);
    if (holder && holder.pid !== process.pid && (await isAlive(holder.pid, holder.began))) {
      throw new Error(
        `The data folder ${folder} is in use by the backend with process id ${holder.pid}. Stop that one first, or give this one a folder of its own with DATA_DIR.`,
      );
    }
    await dropStale(file, holder);
  }
  throw new Error(`The data folder ${folder} could not be claimed: other starts are claiming it at the same time.`);
}
