import type { Integrity, RegistryPage, RemoteEntry } from '../src/registry-types';
import { ENTRY, type ShellBuild } from './builds';

/** The shell's files, their folder, and the hashes of its own scripts. */
export type LiveShell = { base: string; build: ShellBuild; integrity: Integrity };

const attributes = (values: Record<string, string | true>) =>
  Object.entries(values)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${value}"`))
    .join('');

const link = (values: Record<string, string | true>) => `<link${attributes(values)}>`;
const isStyle = (file: string) => file.endsWith('.css');

/** How the webpack runtime recognises an already loaded stylesheet: by the URL it would request. */
const stylesheet = (base: string, file: string) => link({ rel: 'stylesheet', href: base + file, 'data-href': file });

/**
 * Tags that let the browser fetch all that a page will load together with the shell's own script, each file once:
 * the container's entry and the page's chunks exactly as the tags at run time will ask for them (cross-origin, with
 * integrity), and the chunks of the shell's lazily provided packages it uses (not cross-origin: the shell's runtime
 * asks for its own files so). Styles of the remote are preloads too, never stylesheets: a stylesheet that hangs holds
 * up every deferred script after it, so one remote's server could keep the whole site from starting.
 * A page behind the sign-in is only prefetched: a guest is turned away, and preloads left unused make the browser warn.
 */
export function hintsOf(page: RegistryPage, remote: RemoteEntry, shell: LiveShell): string[] {
  const checked = (file: string) => {
    const integrity = remote.integrity[file];
    if (!integrity) throw new Error(`${remote.name}@${remote.version} has no hash for ${file}`);
    return { crossorigin: true as const, integrity };
  };
  const rel = page.requiresLogin ? { rel: 'prefetch' } : { rel: 'preload' };
  const own = [ENTRY, ...page.files].map((file) =>
    link({ ...rel, as: isStyle(file) ? 'style' : 'script', ...checked(file), href: remote.base + file }),
  );
  const provided = page.uses
    .flatMap((name) => shell.build.lazy[name] ?? [])
    .map((file) =>
      isStyle(file) ? stylesheet(shell.base, file) : link({ ...rel, as: 'script', href: shell.base + file }),
    );
  return [...new Set([...own, ...provided])];
}

/**
 * Tags in the document's head: the fonts of the first paint and the shell's script, which runs only as released. It is hinted
 * by no other tag, so it is fetched once.
 */
export function headOf({ base, build, integrity }: LiveShell): string[] {
  const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true as const };
  return [
    ...build.fonts.map((file) => link({ ...font, href: base + file })),
    ...build.entry
      .filter((file) => !isStyle(file))
      .map((file) => `<script defer integrity="${integrity[file]}" src="${base}${file}"></script>`),
  ];
}
