import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Layout, RegistryPage, RegistrySlot } from '../src/registry-types';
import { ReleaseRefused } from './refused';

/** `pages.json`: what the build of a remote writes beside its container. */
export type RemoteBuild = {
  name: string;
  scope: string;
  /** Semver of its package.json. */
  version: string;
  contract: string;
  needs: Record<string, string>;
  pages: RegistryPage[];
  slots: RegistrySlot[];
};

/** `shell.json`: what the build of the shell writes beside its files; file names are relative to its folder. */
export type ShellBuild = {
  version: string;
  contract: string;
  provides: Record<string, string>;
  /** Share key -> scripts and styles of a package that is provided lazily. */
  lazy: Record<string, string[]>;
  entry: string[];
  fonts: string[];
};

/** Every frame that a page can ask for. */
export const LAYOUTS: Layout[] = ['home', 'wizard', 'public', 'account'];

/** Static first paint of a layout, or the header that they share. */
export const firstPaintFile = (part: Layout | 'header') => `first-paint/${part}.html`;

/** File of a container that the shell loads first. */
export const ENTRY = 'remoteEntry.js';

function read<T>(dir: string, file: string, name: string): T {
  if (!existsSync(join(dir, file)))
    throw new ReleaseRefused([`${name} is not built: ${join(dir, file)} is missing (run 'pnpm build')`]);
  return JSON.parse(readFileSync(join(dir, file), 'utf8')) as T;
}

function refuseLost(dir: string, name: string, files: string[]) {
  const lost = [...new Set(files)].filter((file) => !existsSync(join(dir, file)));
  if (lost.length > 0)
    throw new ReleaseRefused([`the build of ${name} lacks files it names: ${lost.join(', ')} (in ${dir})`]);
}

/** Reads the build of a remote from its output or version folder. Refuses one that is not there or not whole. */
export function readRemoteBuild(dir: string, name: string): RemoteBuild {
  const build = read<RemoteBuild>(dir, 'pages.json', name);
  refuseLost(dir, name, [ENTRY, ...[...build.pages, ...build.slots].flatMap(({ files }) => files)]);
  return build;
}

/** Reads the build of the shell from its output or version folder. Refuses one that is not there or not whole. */
export function readShellBuild(dir: string): ShellBuild {
  const build = read<ShellBuild>(dir, 'shell.json', 'shell');
  const paints = [firstPaintFile('header'), ...LAYOUTS.map(firstPaintFile)];
  refuseLost(dir, 'shell', [
    'index.html',
    ...paints,
    ...build.entry,
    ...build.fonts,
    ...Object.values(build.lazy).flat(),
  ]);
  return build;
}
