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

/** Digest in the format of `integrity` and Content-Security-Policy. */
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

/** Writes a file, creating its folder; the bytes are on disk when the promise resolves. */
export async function writeDurably(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await using(path, 'w', (file) => file.writeFile(content));
}

/** Renames `from` to `to` atomically: readers see the whole old or the whole new one. */
async function moveDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  // Windows cannot open a folder; there the rename is durable anyway.
  if (process.platform !== 'win32') await using(dirname(to), 'r', async () => undefined);
}

/** Replaces a file atomically. */
export async function replaceFile(path: string, content: string): Promise<void> {
  const beside = `${path}.${process.pid}.tmp`;
  await writeDurably(beside, content);
  await moveDurably(beside, path);
}

/** Creates a folder atomically: `fill` writes into a folder beside it, which is then renamed. */
export async function createFolder(dir: string, fill: (beside: string) => Promise<void>): Promise<void> {
  const beside = `${dir}.${process.pid}.tmp`;
  await removeUnfinished(dir);
  await mkdir(beside, { recursive: true });
  await fill(beside);
  await moveDurably(beside, dir);
}

/** Removes partial folders left by a process that died. */
async function removeUnfinished(dir: string): Promise<void> {
  const [parent, name] = [dirname(dir), basename(dir)];
  const siblings = await readdir(parent).catch(() => []);
  const unfinished = siblings.filter((sibling) => sibling.startsWith(`${name}.`) && sibling.endsWith('.tmp'));
  await Promise.all(unfinished.map((sibling) => rm(join(parent, sibling), { recursive: true, force: true })));
}
