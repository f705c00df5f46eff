import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parseOrigin, parseOverrideHost } from './origin';
import { readRegistry } from './store';
import { newFolder, page, publish, remoteBuild, removeFolders, shellBuild, visit } from './testing/fixture';

afterAll(removeFolders);

const first = async (text = '') => {
  const store = newFolder();
  const builds = { shell: shellBuild(), 'mf-a': remoteBuild('mf-a', [page('p1', { path: '/' })], { text }) };
  await publish({ store, builds });
  return { store, builds };
};
const entryOf = (store: string, name: string) => readRegistry(store)!.remotes.find((remote) => remote.name === name)!;

test('the shell and its remotes go live together, in folders named by version and content', async () => {
  const { store } = await first();
  const { registry, routes } = visit(store);
  expect(registry).toMatchObject({ contract: '1.2.0', provides: { react: '19.3.1' }, overrides: { hosts: [] } });
  expect(registry.shell.base).toMatch(/^\/shell\/1\.0\.0-[0-9a-f]{8}\/$/);
  expect(registry.remotes[0]).toMatchObject({
    name: 'mf-a',
    scope: 'mf_a_abcdef01',
    previous: [],
    needs: { react: '^19.0.0' },
  });
  expect(registry.remotes[0]!.base).toMatch(/^\/remotes\/mf-a\/1\.0\.0-[0-9a-f]{8}\/$/);
  expect(Object.keys(registry.remotes[0]!.integrity).sort()).toEqual(['css/p1.css', 'js/p1.js', 'remoteEntry.js']);
  expect(routes).toMatchObject([{ page: 'p1', html: 'mf-a.p1.html' }]);
});

test('text files have compressed copies; source maps and the build stamp are not public', async () => {
  const { store } = await first();
  const folder = join(store, entryOf(store, 'mf-a').base);
  const text = readFileSync(join(folder, 'remoteEntry.js'));
  expect(brotliDecompressSync(readFileSync(join(folder, 'remoteEntry.js.br')))).toEqual(text);
  expect(gunzipSync(readFileSync(join(folder, 'remoteEntry.js.gz')))).toEqual(text);
  expect(existsSync(join(folder, 'remoteEntry.js.map'))).toBe(false);
  expect(existsSync(join(store, readRegistry(store)!.shell.base, '.inputs'))).toBe(false);
  expect(existsSync(join(store, 'maps/mf-a', entryOf(store, 'mf-a').version, 'remoteEntry.js.map'))).toBe(true);
});

test('the same content is the same version and the same revision, and no file is written again', async () => {
  const { store, builds } = await first();
  const before = visit(store);
  const entry = join(store, before.registry.remotes[0]!.base, 'remoteEntry.js');
  const { ino } = statSync(entry);
  await publish({ store, builds });
  expect(visit(store)).toEqual(before);
  expect(statSync(entry).ino).toBe(ino);
});

test('a new version becomes live, and the ones before stay, the newest first, at most three', async () => {
  const { store } = await first('v0');
  const versions = [entryOf(store, 'mf-a').version];
  for (const text of ['v1', 'v2', 'v3', 'v4']) {
    await publish({ store, builds: { 'mf-a': remoteBuild('mf-a', [page('p1', { path: '/' })], { text }) } });
    versions.unshift(entryOf(store, 'mf-a').version);
  }
  expect(new Set(versions).size).toBe(5);
  const { previous } = entryOf(store, 'mf-a');
  expect(previous.map(({ version }) => version)).toEqual(versions.slice(1, 4));
  expect(previous[0]!.integrity['js/p1.js']).toMatch(/^sha256-/);
  expect(previous[0]).toMatchObject({ needs: { react: '^19.0.0' }, contract: '^1.0.0' });
  for (const version of versions) expect(existsSync(join(store, 'remotes/mf-a', version, 'remoteEntry.js'))).toBe(true);
  visit(store);
});

test('a remote that is published alone leaves the others as they are', async () => {
  const { store } = await first();
  const before = readRegistry(store)!;
  await publish({ store, builds: { 'mf-b': remoteBuild('mf-b', [page('pagos')]) } });
  const after = visit(store);
  expect(after.registry.remotes.map(({ name }) => name)).toEqual(['mf-a', 'mf-b']);
  expect(after.registry.remotes[0]).toEqual(before.remotes[0]);
  expect(after.registry.shell).toEqual(before.shell);
  expect(Object.keys(after.documents).sort()).toEqual(['mf-a.p1.html', 'mf-b.pagos.html']);
});

describe('files that another server shows', () => {
  /** A server of a store's files; `broken` makes it answer otherwise from then on. */
  async function serveStore(store: string) {
    let broken: 'ok' | 'not-found' | 'changed' | 'closed' = 'ok';
    const server = createServer((request, response) => {
      const file = join(store, request.url ?? '');
      if (broken !== 'closed') response.setHeader('access-control-allow-origin', '*');
      if (broken === 'not-found' || !existsSync(file)) response.writeHead(404).end();
      else response.end(broken === 'changed' ? 'changed' : readFileSync(file));
    }).listen(0);
    servers.push(server);
    await once(server, 'listening');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    return { origin, set: (state: typeof broken) => (broken = state) };
  }
  const servers: Server[] = [];
  afterAll(() => servers.map((server) => server.close()));

  test('an origin stays with the remote until it is taken back', async () => {
    const { store, builds } = await first();
    const { origin } = await serveStore(store);
    const publishAt = (origins?: Record<string, string>) =>
      publish({ store, builds: { 'mf-a': builds['mf-a'] }, origins });
    const path = entryOf(store, 'mf-a').base;
    await publishAt({ 'mf-a': origin });
    expect(entryOf(store, 'mf-a').base).toBe(origin + path.slice(1));
    await publishAt();
    expect(entryOf(store, 'mf-a').base).toBe(origin + path.slice(1));
    await publishAt({ 'mf-a': '/' });
    expect(entryOf(store, 'mf-a').base).toBe(path);
  });

  test.each([
    ['are not there', 'not-found', /VIT-411 .*remoteEntry\.js answers 404/],
    ['are others', 'changed', /VIT-411 .*js\/p1\.js is another file/],
    ['browsers may not run', 'closed', /VIT-411 .*lacks 'Access-Control-Allow-Origin/],
  ] as const)('are refused when they %s', async (_what, state, message) => {
    const { store, builds } = await first();
    const before = visit(store);
    const { origin, set } = await serveStore(store);
    set(state);
    const release = publish({ store, builds: { 'mf-a': builds['mf-a'] }, origins: { 'mf-a': origin } });
    await expect(release).rejects.toThrow(message);
    expect(visit(store)).toEqual(before);
  });

  test('are refused when nobody answers', async () => {
    const { store, builds } = await first();
    const release = publish({ store, builds: { 'mf-a': builds['mf-a'] }, origins: { 'mf-a': 'http://127.0.0.1:9/' } });
    await expect(release).rejects.toThrow(/VIT-411 .*cannot be fetched/);
  });
});

test.each(['https://cdn.example', 'https://cdn.example:8443/', 'http://localhost:9000', 'http://127.0.0.1:1/', '/'])(
  '%s is an origin',
  (address) => expect(parseOrigin('mf-a', address)).toMatch(/\/$/),
);
test.each([
  'javascript:alert(1)',
  'http://cdn.example',
  'https://cdn.example/path',
  'https://cdn.example/?x',
  'https://user@cdn.example',
  'https://cdn.example; script-src *',
  'https://*.example',
  'cdn.example',
  '',
])("'%s' is no origin", (address) => expect(() => parseOrigin('mf-a', address)).toThrow(/VIT-410 --base mf-a=/));

test('an address that does not fit, or a remote that is not released, is refused before anything changes', async () => {
  const { store, builds } = await first();
  const before = readFileSync(join(store, 'registry.json'), 'utf8');
  const refused = (origins: Record<string, string>) => expect(publish({ store, builds, origins })).rejects;
  await refused({ 'mf-a': 'javascript:alert' }).toThrow(/VIT-410 --base mf-a=javascript:alert/);
  await refused({ 'mf-a': 'https://cdn.example; script-src *' }).toThrow(/VIT-410/);
  await refused({ 'mf-nobody': 'https://cdn.example' }).toThrow(/VIT-413 --base mf-nobody=/);
  await expect(publish({ store, builds, overrideHosts: ['localhost:8091', '*'] })).rejects.toThrow(
    /VIT-410 --override-host \*:/,
  );
  expect(readFileSync(join(store, 'registry.json'), 'utf8')).toBe(before);
});

test.each([
  ['localhost:48101', 'localhost:48101'],
  ['builds.example', 'builds.example'],
  ['Builds.Example:443', 'builds.example'],
  ['builds.example:8443', 'builds.example:8443'],
  ['[::1]:8091', '[::1]:8091'],
])('the host %s of overrides is %s', (text, host) => expect(parseOverrideHost(text)).toBe(host));
test.each([
  '*',
  '*.example',
  'https://builds.example',
  'javascript:alert(1)',
  'user@builds.example',
  'builds.example/path',
  "builds.example; script-src 'unsafe-inline'",
  'builds.example other.example',
  'builds.example:99999',
  '',
])("'%s' is no host of overrides", (text) => expect(() => parseOverrideHost(text)).toThrow(/VIT-410 --override-host/));

test('hosts of QA overrides are set by a release and kept by the next', async () => {
  const { store, builds } = await first();
  await publish({ store, builds, overrideHosts: ['localhost:48101'] });
  await publish({ store, builds });
  expect(readRegistry(store)!.overrides).toEqual({ hosts: ['localhost:48101'] });
});

describe('a refused release changes nothing', () => {
  const refusals: [string, () => Record<string, string>, RegExp][] = [
    [
      'a need that is not met',
      () => ({ 'mf-b': remoteBuild('mf-b', [page('x')], { needs: { react: '^20.0.0' } }) }),
      /mf-b@.* needs react \^20/,
    ],
    [
      'a path that is taken',
      () => ({ 'mf-b': remoteBuild('mf-b', [page('x', { path: '/' })]) }),
      /path '\/' is claimed by/,
    ],
    [
      'a shell that lacks what live remotes need',
      () => ({ shell: shellBuild({ provides: {}, exports: {} }) }),
      /the shell provides none/,
    ],
    ['a build that is not there', () => ({ 'mf-b': newFolder() }), /VIT-401 mf-b is not built/],
    [
      'a chunk that is missing, though no page loads it first',
      () => ({ 'mf-b': remoteBuild('mf-b', [], { emitted: ['js/captcha.js'] }) }),
      /VIT-401 .*lacks files it names: js\/captcha\.js/,
    ],
    [
      'a call that the server does not answer',
      () => ({ 'mf-b': remoteBuild('mf-b', [], { calls: ['/api/a', '/api/none'] }) }),
      /VIT-404 mf-b@.* calls \/api\/none/,
    ],
    [
      'an export that the live shell lacks',
      () => ({ 'mf-b': remoteBuild('mf-b', [], { exports: { forms: ['Form', 'None'] } }) }),
      /VIT-405 mf-b@.* uses None of forms/,
    ],
    [
      'a remote without the home page that it had',
      () => ({ 'mf-a': remoteBuild('mf-a', [page('p1', { path: '/inicio' })]) }),
      /VIT-408 no remote has the home page/,
    ],
    [
      'a file that is missing',
      () => ({ 'mf-b': remoteBuild('mf-b', []), ...lacking() }),
      /lacks files it names: js\/lost\.js/,
    ],
  ];
  const lacking = () => ({ shell: shellBuild({ entry: ['js/lost.js'] }) });

  test.each(refusals)('%s', async (_, builds, message) => {
    const { store } = await first();
    const before = visit(store);
    await expect(publish({ store, builds: builds() })).rejects.toThrow(message);
    expect(visit(store)).toEqual(before);
    expect(existsSync(join(store, 'remotes/mf-b'))).toBe(false);
  });

  test('a remote before any shell', async () => {
    const store = newFolder();
    await expect(publish({ store, builds: { 'mf-b': remoteBuild('mf-b', [page('x')]) } })).rejects.toThrow(
      /has no shell yet/,
    );
    expect(readRegistry(store)).toBeUndefined();
  });
});
