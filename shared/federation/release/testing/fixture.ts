import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Registry, RegistryPage } from '../../src/registry-types';
import type { RemoteBuild, ShellBuild } from '../builds';
import { digest } from '../files';
import * as publishing from '../publish';
import * as rollbacks from '../rollback';
import type { Route } from '../routes';
import type { ServerCalls } from '../server';
import { inStore, readRegistry } from '../store';

/** Writes files (path -> text) below a folder and returns it. */
function write(dir: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  return dir;
}

const folders: string[] = [];

/** An empty folder of its own; `removeFolders` takes all of them away. */
export function newFolder(): string {
  folders.push(mkdtempSync(join(tmpdir(), 'vitrina-release-')));
  return folders.at(-1)!;
}

export const removeFolders = () => {
  for (const dir of folders.splice(0)) rmSync(dir, { recursive: true, force: true });
};

const TEMPLATE =
  '<title>%TITLE%</title><link rel="icon" href="%BASE%icon.svg">%HEAD%<div id="root">%FIRST_PAINT%</div>%TAIL%';

/** What the server of these tests answers. */
export const SERVER: ServerCalls = { contract: '1.2.0', calls: ['/api/a', '/api/b'], from: 'the test server' };

/** Publishes, and rolls back, as against that server; another one can be named. */
export const publish = (options: Omit<publishing.PublishOptions, 'server'> & { server?: ServerCalls }) =>
  publishing.publish({ server: SERVER, ...options });
export const rollback = (store: string, name: string, server = SERVER) => rollbacks.rollback(store, name, server);

/** A build of the shell that provides react, and the package 'forms' lazily. */
export function shellBuild(change: Partial<ShellBuild> = {}, files: Record<string, string> = {}): string {
  const build: ShellBuild = {
    version: '1.0.0',
    provides: { react: '19.3.1', forms: '1.1.0' },
    lazy: { forms: ['css/forms.css', 'js/forms.js'] },
    entry: ['css/main.css', 'js/main.js'],
    fonts: ['fonts/text-latin.woff2'],
    calls: [],
    exports: { forms: ['Form', 'Field'] },
    links: [],
    emitted: [],
    ...change,
  };
  return write(newFolder(), {
    'shell.json': JSON.stringify(build),
    'index.html': TEMPLATE,
    'first-paint/header.html': '<header><img src="%BASE%img/logo.svg"></header>\n',
    ...Object.fromEntries(
      ['home', 'wizard', 'public', 'account'].map((layout) => [
        `first-paint/${layout}.html`,
        `%HEADER%<main>${layout}</main>`,
      ]),
    ),
    'css/main.css': '@font-face{src:url(../fonts/text-latin.woff2)}.a{color:red}',
    'css/forms.css': '.f{color:blue}',
    'js/main.js': 'main()',
    'js/main.js.map': '{"sources":[]}',
    'js/forms.js': 'forms()',
    'fonts/text-latin.woff2': 'font',
    'icon.svg': '<svg/>',
    '.inputs': 'stamp',
    ...files,
  });
}

/** One page as a build describes it; its files are named after the expose. */
export const page = (name: string, change: Partial<RegistryPage> = {}): RegistryPage => ({
  name,
  path: `/${name}`,
  title: `Página ${name}`,
  layout: 'public',
  requiresLogin: false,
  expose: `./${name}`,
  files: [`css/${name}.css`, `js/${name}.js`],
  uses: [],
  ...change,
});

/** A build of a remote with the pages' files; `text` makes it another version. */
export function remoteBuild(
  name: string,
  pages: RegistryPage[],
  { text = '', ...change }: Partial<RemoteBuild> & { text?: string } = {},
) {
  const build: RemoteBuild = {
    name,
    scope: `${name.replaceAll('-', '_')}_abcdef01`,
    version: '1.0.0',
    contract: '^1.0.0',
    needs: { react: '^19.0.0' },
    pages,
    slots: [],
    calls: [],
    exports: {},
    links: [],
    emitted: [],
    ...change,
  };
  const files = [...pages, ...build.slots].flatMap((entry) => entry.files);
  return write(newFolder(), {
    'pages.json': JSON.stringify(build),
    'remoteEntry.js': `entry of ${name} ${text}`,
    'remoteEntry.js.map': '{"sources":[]}',
    ...Object.fromEntries(files.map((file) => [file, `${file} of ${name} ${text}`])),
  });
}

export type Visit = { registry: Registry; routes: Route[]; documents: Record<string, string> };

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

/** Every tag of a document that fetches a file: its address and what it must hash to. */
export const fetches = (html: string) =>
  [...html.matchAll(/<(?:link|script)\b[^>]*>/g)]
    .map(([tag]) => ({
      tag,
      address: attribute(tag, 'href') ?? attribute(tag, 'src'),
      integrity: attribute(tag, 'integrity'),
    }))
    .filter(
      (item): item is { tag: string; address: string; integrity: string | undefined } => item.address !== undefined,
    );

/**
 * Visits the whole site as a server and browsers would, and throws when anything does not fit together: a document of
 * another revision than the registry, a file that is not in the store, content that has another hash than was said.
 */
export function visit(store: string): Visit {
  const registry = readRegistry(store);
  if (!registry) throw new Error('nothing is published');
  const folder = inStore(store).documents(registry.revision);
  const routes = JSON.parse(readFileSync(join(folder, 'routes.json'), 'utf8')) as Route[];
  const documents = Object.fromEntries(routes.map(({ html }) => [html, readFileSync(join(folder, html), 'utf8')]));
  for (const [name, html] of Object.entries(documents)) {
    const block = /<script type="application\/json" id="mf-registry">(.*?)<\/script>/s.exec(html)?.[1];
    if ((JSON.parse(block ?? '{}') as Registry).revision !== registry.revision)
      throw new Error(`${name} is of another release`);
    for (const { address, integrity } of fetches(html)) {
      const file = join(store, address);
      if (!existsSync(file)) throw new Error(`${name} asks for ${address}, which is not there`);
      if (integrity && digest(readFileSync(file)) !== integrity) throw new Error(`${address} is not what ${name} says`);
    }
  }
  return { registry, routes, documents };
}
