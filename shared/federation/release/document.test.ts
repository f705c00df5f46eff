import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '../src/registry-types';
import { digest } from './files';
import { fetches, newFolder, page, publish, remoteBuild, removeFolders, shellBuild, visit } from './testing/fixture';

afterAll(removeFolders);

const PAGES = [
  page('p1', { path: '/', layout: 'home', title: 'Tú & <yo>' }),
  page('p2', { path: '/:titulo/:id', layout: 'wizard', uses: ['forms'] }),
  page('perfil', { requiresLogin: true, layout: 'account' }),
];

async function published(shell = shellBuild()) {
  const store = newFolder();
  await publish({ store, builds: { shell, 'mf-a': remoteBuild('mf-a', PAGES) } });
  const { documents, registry, routes } = visit(store);
  const [shellBase, base] = [registry.shell.base, registry.remotes[0]!.base];
  return { store, registry, routes, shellBase, base, html: (name: string) => documents[`mf-a.${name}.html`]! };
}

test('a page hints the very files it will load, each once', async () => {
  const { html, base, shellBase } = await published();
  const addresses = fetches(html('p2')).map(({ address }) => address);
  expect(addresses).toEqual([
    `${shellBase}icon.svg`,
    `${shellBase}fonts/text-latin.woff2`,
    `${shellBase}js/main.js`,
    `${base}remoteEntry.js`,
    `${base}css/p2.css`,
    `${base}js/p2.js`,
    `${shellBase}css/forms.css`,
    `${shellBase}js/forms.js`,
  ]);
});

test("hints are spelled as the run time's own tags: cross-origin with integrity for the remote, plain for the shell", async () => {
  const { html, base, shellBase, registry } = await published();
  const { integrity } = registry.remotes[0]!;
  const tags = fetches(html('p2')).map(({ tag }) => tag);
  expect(tags).toContain(
    `<link rel="preload" as="script" crossorigin integrity="${integrity['js/p2.js']}" href="${base}js/p2.js">`,
  );
  expect(tags).toContain(
    `<link rel="preload" as="style" crossorigin integrity="${integrity['css/p2.css']}" href="${base}css/p2.css">`,
  );
  expect(tags).toContain(`<link rel="preload" as="script" href="${shellBase}js/forms.js">`);
});

test("the shell's own script runs only as released, and no hint asks for it in another way", async () => {
  const { html, shellBase } = await published();
  const own = fetches(html('p1')).filter(({ address }) => address === `${shellBase}js/main.js`);
  expect(own.map(({ tag }) => tag)).toEqual([
    `<script defer integrity="${digest('main()')}" src="${shellBase}js/main.js">`,
  ]);
});

test('a page without lazily provided packages hints none, and a page behind the sign-in is only prefetched', async () => {
  const { html } = await published();
  expect(html('p1')).not.toContain('js/forms.js');
  expect(html('perfil')).toMatch(/<link rel="prefetch" as="script"[^>]*remoteEntry\.js/);
  expect(html('perfil')).not.toMatch(/<link rel="preload" as="script"/);
});

test("the shell's CSS is inline, its addresses are absolute, and the routes carry its digest", async () => {
  const { html, routes, shellBase } = await published();
  const style = /<style>(.*?)<\/style>/s.exec(html('p1'))?.[1];
  expect(style).toBe(`@font-face{src:url(${shellBase}fonts/text-latin.woff2)}.a{color:red}`);
  expect(routes.map(({ styles }) => styles)).toEqual([[digest(style!)], [digest(style!)], [digest(style!)]]);
});

test("each layout has its own first paint, with the shell's address and the page's title filled in", async () => {
  const { html, shellBase } = await published();
  expect(html('p1')).toContain(
    `<div id="root"><header><img src="${shellBase}img/logo.svg"></header><main>home</main></div>`,
  );
  expect(html('perfil')).toContain('<main>account</main>');
  expect(html('p1')).toContain('<title>Tú &amp; &lt;yo></title>');
});

test('the registry inside cannot close its element, and leaves lists of files to the release', async () => {
  const { html, store } = await published();
  const block = /<script type="application\/json" id="mf-registry">(.*?)<\/script>/s.exec(html('p1'))![1]!;
  expect(block).not.toContain('<');
  const inline = JSON.parse(block) as Registry;
  expect(inline.remotes[0]!.pages[0]).toMatchObject({ title: 'Tú & <yo>', files: [], uses: [] });
  const stored = JSON.parse(readFileSync(join(store, 'registry.json'), 'utf8')) as Registry;
  expect(stored.remotes[0]!.pages[1]).toMatchObject({ files: ['css/p2.css', 'js/p2.js'], uses: ['forms'] });
});

test('a placeholder that nobody fills is an error, not a hole in the page', async () => {
  const broken = shellBuild({}, { 'first-paint/home.html': '%HERO%' });
  await expect(published(broken)).rejects.toThrow('asks for %HERO%');
});
