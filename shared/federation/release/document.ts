import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Layout, Registry, RegistryPage, RemoteEntry } from '../src/registry-types';
import { firstPaintFile, LAYOUTS } from './builds';
import { digest } from './files';
import { headOf, hintsOf, type LiveShell } from './hints';

/** Parts of the shell that documents are made of, read once per release. */
export type DocumentParts = LiveShell & {
  template: string;
  /** All of the shell's own CSS, with absolute addresses. */
  style: string;
  firstPaint: Record<Layout, string>;
};

/** Reads the template, the style and the static first paint of each layout from the shell's version folder. */
export function readParts(dir: string, shell: Omit<LiveShell, 'integrity'>): DocumentParts {
  const text = (file: string) => readFileSync(join(dir, file), 'utf8');
  const styles = shell.build.entry.filter((file) => file.endsWith('.css'));
  const header = text(firstPaintFile('header')).trim();
  const paint = (layout: Layout) =>
    fill(text(firstPaintFile(layout)), { BASE: shell.base, HEADER: fill(header, { BASE: shell.base }) }).trim();
  const scripts = shell.build.entry.filter((file) => file.endsWith('.js'));
  return {
    ...shell,
    integrity: Object.fromEntries(scripts.map((file) => [file, digest(readFileSync(join(dir, file)))])),
    template: text('index.html'),
    style: styles
      .map((file) => withAddresses(text(file), shell.base + file))
      .join('')
      .trim(),
    firstPaint: Object.fromEntries(LAYOUTS.map((layout) => [layout, paint(layout)])) as Record<Layout, string>,
  };
}

/** Makes relative addresses in a stylesheet absolute: inline they would be relative to the page. */
const withAddresses = (css: string, url: string) =>
  css.replace(/url\((["']?)(?!data:|https?:|\/)([^"')]+)\1\)/g, (_, quote, file) => {
    return `url(${quote}${posix.join(posix.dirname(url), file)}${quote})`;
  });

/** Replaces each `%NAME%` by its value; a name without a value is an error in the template. */
function fill(template: string, values: Record<string, string>): string {
  return template.replace(/%([A-Z_]+)%/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the shell's template asks for ${placeholder}, which does not exist`);
    return value;
  });
}

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/**
 * The registry as embedded in a page: without lists of files and without the shell's earlier versions, which only the
 * release needs, and with one earlier version per remote.
 */
function registryBlock(registry: Registry): string {
  const bare = <T extends object>(entry: T) => ({ ...entry, files: [], uses: [] });
  const remotes = registry.remotes.map((remote) => ({
    ...remote,
    previous: remote.previous.slice(0, 1),
    pages: remote.pages.map(bare),
    slots: remote.slots.map(bare),
  }));
  const { version, base } = registry.shell;
  const json = JSON.stringify({ ...registry, shell: { version, base }, remotes }).replace(/</g, '\\u003c');
  return `<script type="application/json" id="mf-registry">${json}</script>`;
}

/** The whole document of a page, and the digests of its inline styles. */
export function renderDocument(page: RegistryPage, remote: RemoteEntry, registry: Registry, parts: DocumentParts) {
  const html = fill(parts.template, {
    BASE: parts.base,
    TITLE: escapeText(page.title),
    HEAD: [`<style>${parts.style}</style>`, ...headOf(parts)].join('\n'),
    FIRST_PAINT: parts.firstPaint[page.layout],
    TAIL: [registryBlock(registry), ...hintsOf(page, remote, parts)].join('\n'),
  });
  return { html, styles: [digest(parts.style)] };
}
