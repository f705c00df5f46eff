import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Integrity } from '../src/registry-types';
import { writeCompressed } from './compress';
import { createFolder, digest, filesBelow, sha256, writeDurably } from './files';

/** Source maps and the build's own stamp are not public. */
const isPublic = (file: string) => !file.endsWith('.map') && !file.startsWith('.');
const isLoadable = (file: string) => /\.(js|css)$/.test(file);
const isCopy = (file: string) => /\.(br|gz)$/.test(file);

/** Version of a build: semver and the hash of all its public files, so the same content is the same version. */
export async function versionOf(dir: string, semver: string): Promise<string> {
  const files = (await filesBelow(dir)).filter(isPublic);
  const lines = await Promise.all(
    files.map(async (file) => `${file} ${sha256(await readFile(join(dir, file)), 'hex')}`),
  );
  return `${semver}-${sha256(lines.join('\n'), 'hex').slice(0, 8)}`;
}

/** Digest of every script and stylesheet in a build's output or version folder. */
export async function integrityOf(dir: string): Promise<Integrity> {
  const files = (await filesBelow(dir)).filter(isLoadable);
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, digest(await readFile(join(dir, file)))])),
  );
}

/**
 * Copies a build to its version folder `to`, with compressed copies; its source maps go to `maps`, which is not served.
 * A version folder never changes: an existing one stays as it is.
 */
export async function installVersion(from: string, to: string, maps: string): Promise<void> {
  if (existsSync(to)) return;
  const files = (await filesBelow(from)).filter((file) => !isCopy(file));
  const content = (file: string) => readFile(join(from, file));
  for (const file of files.filter((name) => name.endsWith('.map')))
    await writeDurably(join(maps, file), await content(file));
  await createFolder(to, async (beside) => {
    for (const file of files.filter(isPublic)) await writeCompressed(join(beside, file), await content(file));
  });
}
