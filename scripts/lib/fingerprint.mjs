import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'dist-standalone', 'media', 'e2e']);
/** Tests and prose do not affect a build. */
const SKIPPED_FILES = /\.test\.[cm]?tsx?$|\.md$/;

function* filesBelow(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) {
    if (!SKIPPED_FILES.test(path)) yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (!SKIPPED_FOLDERS.has(name)) yield* filesBelow(join(path, name));
  }
}

/** Hash of names and content of all files at or below the paths; equal sources give an equal hash. */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesBelow(path)) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Whether the file `stamp` contains the mark: what it stands for was done for the same sources. */
export const isStamped = (stamp, mark) => existsSync(stamp) && readFileSync(stamp, 'utf8') === mark;
