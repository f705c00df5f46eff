import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import * as files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { eventually } from '../../../test/support/eventually';
import { Recaptcha } from '../captcha/recaptcha';
import { site } from './index';
import type { ThirdParty, Variant } from './policy';
import { liveRelease } from './store';

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual('node:fs/promises');
  return { ...actual, readFile: jest.fn(actual.readFile) };
});

const PAGES = [
  { pattern: '^/usuario/contraseña/?$', html: 'clave.html' },
  { pattern: '^/[^/]+/[^/]+/?$', html: 'modelo.html' },
  { pattern: '^/?$', html: 'inicio.html' },
];

let store: string;
let app: FastifyInstance;

function write(path: string, text: string, copies = true) {
  const file = join(store, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  if (!copies) return;
  writeFileSync(`${file}.br`, brotliCompressSync(text));
  writeFileSync(`${file}.gz`, gzipSync(text));
}

/** Publishes a release as the release tool does: documents first, then the registry in one step. */
function release(revision: string, { base = '/remotes/mf-a/1/', hosts = [] as string[] } = {}) {
  for (const { html } of PAGES) write(`html-${revision}/${html}`, `<p>${html} of ${revision}</p>`);
  write(
    `html-${revision}/routes.json`,
    JSON.stringify(PAGES.map((page) => ({ ...page, page: page.html, styles: ['sha256-abc='] }))),
  );
  write('registry.tmp', JSON.stringify({ revision, remotes: [{ base, previous: [] }], overrides: { hosts } }), false);
  renameSync(join(store, 'registry.tmp'), join(store, 'registry.json'));
}

async function start(thirdParty?: ThirdParty, warn: (error: unknown) => void = () => undefined, variant?: Variant) {
  app = fastify();
  await app.register(site(liveRelease({ dir: store, thirdParty, variant }, warn)));
}

const get = (url: string, headers = {}) => app.inject({ url, headers });

beforeEach(() => {
  store = mkdtempSync(join(tmpdir(), 'vitrina-site-'));
});
afterEach(async () => {
  await app.close();
  rmSync(store, { recursive: true, force: true });
});

describe('documents', () => {
  beforeEach(async () => {
    release('one');
    await start();
  });

  test.each([
    ['/', 'inicio.html'],
    ['/?campana=2', 'inicio.html'],
    ['/sierra/1', 'modelo.html'],
    ['/usuario/contrase%C3%B1a', 'clave.html'],
    ['/Usuario/Contrase%C3%B1a/', 'clave.html'],
    ['/nobody/has/this', 'inicio.html'],
  ])('%s gets %s', async (url, html) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toBe(`<p>${html} of one</p>`);
  });

  test.each(['/index.html', '/foo.bar', '/nobody/foto.webp'])(
    '%s is a page for a browser that asks for a document, and for nobody else',
    async (url) => {
      const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';
      const answer = await get(url, { accept });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      for (const other of ['*/*', 'image/avif,image/webp,*/*;q=0.8'])
        expect((await get(url, { accept: other })).statusCode).toBe(404);
    },
  );

  test.each(['/remotes/mf-a/1/lost.js', '/shell/1/lost.html', '/media/1/lost.webp', '/api/x.html'])(
    'nor is %s one, whatever is asked for',
    async (url) => expect((await get(url, { accept: 'text/html' })).statusCode).toBe(404),
  );

  test.each([
    '/favicon.ico',
    '/a/b/c.png',
    '/sierra/foto.webp',
    '/api/x',
    '/media/x',
    '/remotes/mf-a/1/lost.js',
    '/shell',
    '/%E0%A4%A',
  ])('%s is no page', async (url) => expect([400, 404]).toContain((await get(url)).statusCode));

  test('comes compressed as the browser accepts it', async () => {
    const { headers, rawPayload } = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(rawPayload).toString()).toBe('<p>inicio.html of one</p>');
    expect((await get('/', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  });

  test('is asked for anew each time, and not sent again while it is the same', async () => {
    const { headers } = await get('/');
    expect(headers['cache-control']).toBe('no-cache');
    const again = await get('/', { 'if-none-match': headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('has a strict policy: no inline code, its own style by digest, nothing framed', async () => {
    const { headers } = await get('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(
      "default-src 'self'; script-src 'self'; style-src 'self' 'sha256-abc='; connect-src 'self'; frame-src 'none';",
    );
    expect(policy).toContain("base-uri 'none'; form-action 'self'; frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    // What has no line of its own goes by the default: nothing but a prefetch has.
    for (const kind of ['connect', 'font', 'frame', 'img', 'manifest', 'media', 'object', 'script', 'style', 'worker'])
      expect(policy).toMatch(new RegExp(`; ${kind}-src `));
    expect(headers).toMatchObject({
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('geolocation=(self)'),
    });
  });
});

test('a document keeps other windows out where the browser takes the origin for secure, and says nothing elsewhere', async () => {
  release('one');
  await start();
  const opener = async (headers = {}) => (await get('/', headers)).headers['cross-origin-opener-policy'];
  expect(await opener({ 'sec-fetch-dest': 'document' })).toBe('same-origin');
  expect(await opener()).toBeUndefined();
});

test('origins of remotes and hosts of overrides are in the policy', async () => {
  release('one', { base: 'https://cdn.example/remotes/mf-a/1/', hosts: ['localhost:48101'] });
  await start();
  const policy = String((await get('/')).headers['content-security-policy']);
  expect(policy).toContain("script-src 'self' https://cdn.example http://localhost:48101;");
  expect(policy).toContain("connect-src 'self' https://cdn.example http://localhost:48101 ws://localhost:48101;");
});

test.each([
  ['https://cdn.example; script-src */', []],
  ['javascript:alert(1)/', []],
  ['//evil.example/', []],
  ['http://cdn.example/', []],
  ['https://*.example/', []],
  ['/remotes/mf-a/1/', ['*']],
  ['/remotes/mf-a/1/', ['*.example']],
  ['/remotes/mf-a/1/', ["localhost:1; script-src 'unsafe-inline'"]],
  ['/remotes/mf-a/1/', ['user@evil.example']],
  ['/remotes/mf-a/1/', ['evil.example/path']],
])(
  'a registry with the base %s and the hosts %p opens the policy to nobody, and the log says so',
  async (base, hosts) => {
    release('one', { base, hosts });
    const warned = jest.fn();
    await start(undefined, warned);
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self'; style-src 'self' 'sha256-abc='; connect-src 'self'; frame-src/);
    expect(warned.mock.calls.map(([error]) => error.message)).toEqual([
      expect.stringMatching(/^no code is loaded from '.*', which the registry names$/),
    ]);
  },
);

test('code of others is in the policy by configuration only, and makes another document of a page', async () => {
  release('one');
  await start();
  const { headers } = await get('/');
  expect(headers['content-security-policy']).not.toMatch(/google|gstatic/);
  await app.close();
  const { thirdParty } = new Recaptcha({ siteKey: 'key', secret: 'hush', minScore: 0.5 });
  await start(thirdParty);
  const other = await get('/', { 'if-none-match': headers.etag });
  expect(other.statusCode).toBe(200);
  const policy = String(other.headers['content-security-policy']);
  expect(policy).toContain("script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;");
  expect(policy).toContain("connect-src 'self' https://www.google.com/recaptcha/;");
  expect(policy).toContain('frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/;');
  expect(policy).not.toContain('unsafe');
});

describe('documents of one page that may run more', () => {
  const PAYME = 'https://pay.example';
  const variant: Variant = {
    thirdParty: { scripts: [`${PAYME}/VPOS2/js/modalcomercio.js`], frames: [PAYME], calls: [PAYME], forms: [PAYME] },
    meets: (pathname, query) => pathname === '/usuario/contraseña' && query.get('type') === 'payme',
  };
  const page = '/usuario/contrase%C3%B1a';
  const policyOf = async (url: string) => String((await get(url)).headers['content-security-policy']);

  test('have its sources and no others’ policy changes by a byte', async () => {
    release('one');
    await start();
    const plain = await policyOf('/');
    await app.close();
    await start(undefined, undefined, variant);
    for (const url of [
      '/',
      '/?type=payme',
      page,
      `${page}?type=p2p`,
      `${page}?tab=type=payme`,
      `/sierra/1?type=payme`,
    ]) {
      expect([url, await policyOf(url)]).toEqual([url, plain]);
    }
    const policy = await policyOf(`${page}?id=1&type=payme`);
    expect(policy).toContain(`script-src 'self' ${PAYME}/VPOS2/js/modalcomercio.js; style-src 'self' 'sha256-abc=';`);
    expect(policy).toContain(`connect-src 'self' ${PAYME}; frame-src ${PAYME};`);
    expect(policy).toContain(`form-action 'self' ${PAYME};`);
    expect(policy).toContain("img-src 'self' data: blob:;");
    expect(policy).not.toContain('unsafe');
  });

  test('are other documents for caches, and the same bytes', async () => {
    release('one');
    await start(undefined, undefined, variant);
    const [one, other] = [await get(page), await get(`${page}?type=payme`)];
    expect([one.body, one.headers.etag === other.headers.etag]).toEqual([other.body, false]);
    const again = async (url: string, etag: unknown) => (await get(url, { 'if-none-match': String(etag) })).statusCode;
    expect(await again(`${page}?type=payme`, one.headers.etag)).toBe(200);
    expect(await again(`${page}?type=payme`, other.headers.etag)).toBe(304);
    expect(await again(page, other.headers.etag)).toBe(200);
    // With other addresses in its policy it is yet another document.
    await app.close();
    await start(undefined, undefined, {
      ...variant,
      thirdParty: { ...variant.thirdParty, frames: ['https://b.example'] },
    });
    expect(await again(`${page}?type=payme`, other.headers.etag)).toBe(200);
    expect(await again(page, one.headers.etag)).toBe(304);
  });

  test('keep what every document may run', async () => {
    release('one');
    const { thirdParty } = new Recaptcha({ siteKey: 'key', secret: 'hush', minScore: 0.5 });
    await start(thirdParty, undefined, variant);
    expect(await policyOf(`${page}?type=payme`)).toContain(
      `frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/ ${PAYME};`,
    );
    expect(await policyOf(page)).toContain("form-action 'self';");
  });
});

test('files of versions are kept for ever, shown to every origin, and sent compressed', async () => {
  release('one');
  write('remotes/mf-a/1/remoteEntry.js', 'entry');
  await start();
  const { headers, rawPayload } = await get('/remotes/mf-a/1/remoteEntry.js', { 'accept-encoding': 'br' });
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'content-encoding': 'br',
    etag: expect.any(String),
  });
  expect(headers['content-type']).toMatch(/javascript/);
  expect(brotliDecompressSync(rawPayload).toString()).toBe('entry');
});

test('source maps and the folders of documents are not shown', async () => {
  release('one');
  write('maps/mf-a/1/remoteEntry.js.map', '{}');
  await start();
  expect((await get('/maps/mf-a/1/remoteEntry.js.map')).statusCode).toBe(404);
  expect((await get('/html-one/inicio.html')).statusCode).toBe(404);
});

describe('while the store changes', () => {
  const body = async (url: string) => (await get(url)).body;
  const shows = (revision: string) =>
    eventually(async () => expect(await body('/')).toBe(`<p>inicio.html of ${revision}</p>`));

  test('a new release is live soon, with its registry', async () => {
    release('one');
    await start();
    expect(await body('/')).toBe('<p>inicio.html of one</p>');
    release('two');
    await shows('two');
    expect(JSON.parse(await body('/registry.json'))).toMatchObject({ revision: 'two' });
  });

  test('a release that cannot be read leaves the one before', async () => {
    release('one');
    const warned = jest.fn();
    await start();
    const live = liveRelease({ dir: store }, warned);
    await live.release();
    write('registry.json', JSON.stringify({ revision: 'lost', remotes: [], overrides: { hosts: [] } }), false);
    await eventually(async () => expect(warned).toHaveBeenCalled());
    expect((await live.release())?.revision).toBe('one');
    release('three');
    await shows('three');
    await live.close();
  });

  test('while a new one is being read visitors get the one before', async () => {
    release('one');
    await start();
    await body('/');
    const actual = jest.requireActual<typeof files>('node:fs/promises');
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((done) => {
      goOn = done;
    });
    const isReading = jest.fn();
    jest.mocked(files.readFile).mockImplementation(async (...args) => {
      if (String(args[0]).includes('html-two')) {
        isReading();
        await held;
      }
      return actual.readFile(...args);
    });
    release('two');
    await eventually(async () => expect(isReading).toHaveBeenCalled());
    expect(await body('/')).toBe('<p>inicio.html of one</p>');
    goOn();
    await shows('two');
  });

  test('a store that is not there is not created, and is served once it is there', async () => {
    rmSync(store, { recursive: true });
    const warned = jest.fn();
    await start(undefined, warned);
    expect((await get('/')).statusCode).toBe(404);
    expect(existsSync(store)).toBe(false);
    expect(String(warned.mock.calls[0]?.[0])).toContain(`ENOENT: no such file or directory, stat '${store}`);
    release('one');
    write('remotes/mf-a/1/remoteEntry.js', 'entry');
    await shows('one');
    expect((await get('/remotes/mf-a/1/remoteEntry.js')).body).toBe('entry');
  });

  test('an empty store has no pages until the first release', async () => {
    await start();
    expect((await get('/')).statusCode).toBe(404);
    release('one');
    await shows('one');
  });
});
