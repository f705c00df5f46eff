import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** All files below a folder, as sorted paths relative to it with '/' between folders. */
export async function filesBelow(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dir.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

/** SHA-256 of content: 'hex' for names, 'base64' for what a browser compares. */
export const sha256 = (content: string | Buffer, encoding: 'hex' | 'base64') =>
  createHash('sha256').update(content).digest(encoding);

/** Digest as `integrity` and Content-Security-Policy spell it. */
export const digest = (content: string | Buffer) => `sha256-${sha256(content, 'base64')}`;

async function using(path: string, flags: string, work: (file: FileHandle) => Promise<unknown>) {
  const file = await open(path, flags);
  try {
    await work(file);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Writes a file whose bytes are on the disk when the promise resolves; makes its folder. */
export async function writeDurably(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await using(path, 'w', (file) => file.writeFile(content));
}

/** Puts a new name for `from` on the disk in one step: readers see the old `to` or the new one, whole. */
async function moveDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  // Windows cannot open a folder; there the rename is durable by itself.
  if (process.platform !== 'win32') await using(dirname(to), 'r', async () => undefined);
}

/** Replaces a file in one step. */
export async function replaceFile(path: string, content: string): Promise<void> {
  const beside = `${path}.${process.pid}.tmp`;
  await writeDurably(beside, content);
  await moveDurably(beside, path);
}

/** Makes a folder appear whole: `fill` writes into a folder beside it, which then gets the name. */
export async function createFolder(dir: string, fill: (beside: string) => Promise<void>): Promise<void> {
  const beside = `${dir}.${process.pid}.tmp`;
  await removeUnfinished(dir);
  await mkdir(beside, { recursive: true });
  await fill(beside);
  await moveDurably(beside, dir);
}

/** Removes what a process that died left of a folder it was making. */
async function removeUnfinished(dir: string): Promise<void> {
  const [parent, name] = [dirname(dir), basename(dir)];
  const siblings = await readdir(parent).catch(() => []);
  const unfinished = siblings.filter((sibling) => sibling.startsWith(`${name}.`) && sibling.endsWith('.tmp'));
  await Promise.all(unfinished.map((sibling) => rm(join(parent, sibling), { recursive: true, force: true })));
}
