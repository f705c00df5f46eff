import { readdirSync, readFileSync } from 'node:fs';

const mentions = (pid, folder) =>
  ['cmdline', 'environ'].some((file) => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, 'utf8').includes(folder);
    } catch {
      // It has ended meanwhile, or belongs to another user.
      return false;
    }
  });

/**
 * Ids of all other processes that work on a folder: its path is in their command or their environment. For tests, on
 * Linux.
 */
export const processesOf = (folder) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid && mentions(name, folder))
    .map(Number);
