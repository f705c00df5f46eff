import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Layout, RegistryPage, RegistrySlot } from '../src/registry-types';
import { problem, ReleaseRefused } from './refused';

/** What a build contains after unused code is removed. */
export type Contents = {
  /** Addresses of the calls that it can make ('/api/…'). */
  calls: string[];
  /**
   * Names of the exports that it uses (a remote) or provides (the shell) of each shared package; '*' stands for all.
   */
  exports: Record<string, string[]>;
  /** Paths of pages that it links to, as their owners declare them. */
  links: string[];
};

/** Contents of the shell's build and of each remote's, as they would be live. */
export type ContentsOfAll = { shell: Contents; remotes: Record<string, Contents> };

/** `pages.json`: what the build of a remote writes beside its container. */
export type RemoteBuild = Contents & {
  name: string;
  scope: string;
  /** Semver of its package.json. */
  version: string;
  /** Versions of the wire contract that have its calls as it knows them. */
  contract: string;
  /** Versions of each shared package that have what it uses. */
  needs: Record<string, string>;
  pages: RegistryPage[];
  slots: RegistrySlot[];
  /** Every file of the build that can be requested. */
  emitted: string[];
};

/** `shell.json`: what the build of the shell writes beside its files; file names are relative to its folder. */
export type ShellBuild = Contents & {
  version: string;
  provides: Record<string, string>;
  /** Share key -> scripts and styles of a package that is provided lazily. */
  lazy: Record<string, string[]>;
  entry: string[];
  fonts: string[];
  emitted: string[];
};

/** Builds made before the lists existed count as empty. */
const NOTHING: Contents & { emitted: string[] } = { calls: [], exports: {}, links: [], emitted: [] };

/** Every layout that a page can use. */
export const LAYOUTS: Layout[] = ['home', 'wizard', 'public', 'account'];

/** Static first paint of a layout, or the header that they share. */
export const firstPaintFile = (part: Layout | 'header') => `first-paint/${part}.html`;

/** File of a container that the shell loads first. */
export const ENTRY = 'remoteEntry.js';

function read<T>(dir: string, file: string, name: string): T {
  if (!existsSync(join(dir, file)))
    throw new ReleaseRefused([
      problem('notWhole', `${name} is not built, or its last build failed: ${join(dir, file)} is missing`),
    ]);
  return { ...NOTHING, ...(JSON.parse(readFileSync(join(dir, file), 'utf8')) as T) };
}

function refuseLost(dir: string, name: string, files: string[]) {
  const lost = [...new Set(files)].filter((file) => !existsSync(join(dir, file)));
  if (lost.length > 0)
    throw new ReleaseRefused([
      problem('notWhole', `the build of ${name} lacks files it names: ${lost.join(', ')} (in ${dir})`),
    ]);
}

/** Reads the build of a remote from its output or version folder. Refuses a missing or incomplete one. */
export function readRemoteBuild(dir: string, name: string): RemoteBuild {
  const build = read<RemoteBuild>(dir, 'pages.json', name);
  const loaded = [...build.pages, ...build.slots].flatMap(({ files }) => files);
  refuseLost(dir, name, [ENTRY, ...loaded, ...build.emitted]);
  return build;
}

/** Reads the build of the shell from its output or version folder. Refuses a missing or incomplete one. */
export function readShellBuild(dir: string): ShellBuild {
  const build = read<ShellBuild>(dir, 'shell.json', 'shell');
  const paints = [firstPaintFile('header'), ...LAYOUTS.map(firstPaintFile)];
  refuseLost(dir, 'shell', [
    'index.html',
    ...paints,
    ...build.entry,
    ...build.fonts,
    ...Object.values(build.lazy).flat(),
    ...build.emitted,
  ]);
  return build;
}
