import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;
let backend: Server;
let child: ChildProcess;
let site: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-standalone-'));
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  const dir = join(folder, 'dist');
  mkdirSync(join(dir, 'js'), { recursive: true });
  writeFileSync(join(dir, 'index.html'), '<p>site</p>');
  writeFileSync(join(dir, 'js/main.js'), 'main()');

  backend = createServer((request, response) => {
    const { method, url, headers } = request;
    request.pipe(response.writeHead(201, { 'x-asked': `${method} ${url} ${headers['content-type']}` }));
  }).listen(0);
  const api = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;

  const script = `import { serveStandalone } from ${JSON.stringify(join(__dirname, 'standalone-server.mjs'))};
    const server = await serveStandalone(${JSON.stringify({ dir, port: 0, api })});
    console.log(server.address().port);`;
  child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(child.stdout!, 'data');
  site = `http://127.0.0.1:${String(port).trim()}`;
});
afterAll(() => {
  child.kill();
  rmSync(folder, { recursive: true, force: true });
});

test('files are served with their type, and every path of the site with the document', async () => {
  const script = await fetch(`${site}/js/main.js`);
  expect([script.headers.get('content-type'), await script.text()]).toEqual([
    'text/javascript; charset=utf-8',
    'main()',
  ]);
  for (const path of ['/', '/sierra/1', '/usuario/perfil/contrase%C3%B1a']) {
    expect(await (await fetch(site + path)).text()).toBe('<p>site</p>');
  }
});

test('a file that is not there is missed, and nothing outside the folder is shown', async () => {
  expect((await fetch(`${site}/js/lost.js`)).status).toBe(404);
  expect((await fetch(`${site}/%2e%2e/secret.txt`)).status).toBe(404);
  expect((await fetch(`${site}/..%2fsecret.txt`)).status).toBe(404);
});

test.each([
  ['a NUL', '/%00'],
  ['broken percent-encoding', '/%E0%A4%A'],
  ['a file as a folder', '/js/main.js/x.js'],
  ['a name that is too long', `/${'x'.repeat(5000)}.js`],
])('%s is answered 404, and the server goes on', async (_, path) => {
  expect((await fetch(site + path)).status).toBe(404);
  expect((await fetch(`${site}/js/main.js`)).status).toBe(200);
});

test('a site whose document is gone is answered 404, and the server goes on', async () => {
  const document = join(folder, 'dist/index.html');
  renameSync(document, `${document}.away`);
  const status = (await fetch(site)).status;
  renameSync(`${document}.away`, document);
  expect(status).toBe(404);
  expect((await fetch(site)).status).toBe(200);
});

test("the document that is loaded for payme, and no other answer, may run a provider's script in a frame of its own", async () => {
  const policyOf = async (path: string) => (await fetch(site + path)).headers.get('content-security-policy');
  const payme = await policyOf('/usuario/pagos?id=1&tab=1&type=payme');
  expect(payme).toContain("script-src 'self' *;");
  expect(payme).toContain('frame-src *');
  for (const path of ['/usuario/pagos?type=p2p', '/usuario/pagos', '/?type=payme', '/js/main.js']) {
    const policy = await policyOf(path);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('frame-src');
  }
});

test('calls and pictures come from the backend, as they were asked for', async () => {
  const answer = await fetch(`${site}/api/a/call?x=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"a":1}',
  });
  expect(answer.status).toBe(201);
  expect(answer.headers.get('x-asked')).toBe('POST /api/a/call?x=1 application/json');
  expect(await answer.text()).toBe('{"a":1}');
  expect((await fetch(`${site}/media/1/cars/x.webp`)).headers.get('x-asked')).toContain('GET /media/1/cars/x.webp');
});

test('a backend that cannot be reached is a bad gateway, and the server goes on', async () => {
  backend.closeAllConnections();
  await new Promise((closed) => backend.close(closed));
  expect((await fetch(`${site}/api/a/call`, { method: 'POST', body: '{}' })).status).toBe(502);
  expect((await fetch(`${site}/js/main.js`)).status).toBe(200);
});
