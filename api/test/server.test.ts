import { execFile } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  allEndpoints,
  banners,
  captchaChallenge,
  cents,
  createLead,
  provincesWithCantons,
  vehicleLines,
} from '@vitrina/contract';
import { sql } from 'kysely';
import { urlOf } from '../src/platform/http/calls';
import { signIn } from './support/account';
import { bodyOf, call, messageOf, post, type Served, serve, useBackend } from './support/backend';
import { captureLog } from './support/captured-log';
import { leadRequest, PERSON, tokenMaker } from './support/lead';
import { temporaryFolder } from './support/temporary-folder';

const first = useBackend();
const logged = captureLog('debug');
let second: Served;
beforeAll(async () => {
  second = await serve(
    { DATABASE_URL: first.current.databaseUrl, RATE_LIMITS: 'on', WRITES_PER_MINUTE: '4' },
    logged.log,
  );
}, 180_000);
afterAll(() => second?.stop());

const get = (path: string) => fetch(first.current.origin + path);

test('pictures are served for ever, to any site, with their type', async () => {
  const picture = await get('/media/1/cars/sierra/rojo-cotopaxi/00.webp');
  expect(picture.status).toBe(200);
  expect(Object.fromEntries(picture.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  });
});

test.each([
  '/media/1/cars/sierra/rojo-cotopaxi/24.webp',
  '/media/1/',
  '/media/1/../package.json',
  '/media/1/%2e%2e/package.json',
  '/media/2/x',
])('no picture at %s: a message', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(messageOf(await answer.json())).toBeTruthy();
});

/** What every answer of the server must carry, whatever route it comes from or whether there is one. */
const BASE = { 'x-content-type-options': 'nosniff', 'cache-control': expect.stringMatching(/./) };
test.each([
  ['GET', '/healthz', 200],
  ['GET', '/readyz', 200],
  ['GET', '/openapi.json', 200],
  ['GET', '/media/1/cars/sierra/rojo-cotopaxi/00.webp', 200],
  ['GET', '/nobody', 404],
  ['GET', '/media/1/lost.webp', 404],
  ['GET', '/%E0%A4%A', 400],
  ['GET', urlOf(vehicleLines), 405],
  ['DELETE', urlOf(vehicleLines), 405],
  ['POST', '/api/nobody', 404],
  ['POST', urlOf(vehicleLines), 415],
])('%s %s (%i) carries nosniff and says how long it is kept', async (method, path, status) => {
  const body = method === 'POST' ? 'text' : undefined;
  const answer = await fetch(first.current.origin + path, { method, body });
  await answer.arrayBuffer();
  expect(answer.status).toBe(status);
  expect(Object.fromEntries(answer.headers)).toMatchObject(BASE);
  if (status < 400) return;
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  });
  expect(answer.headers.get('etag')).toBe(null);
});

test.each(['/%E0%A4%A', '/sierra/%ZZ'])('a browser that asks for the page %s is led to the first one', async (path) => {
  const headers = { accept: 'text/html,application/xhtml+xml' };
  const answer = await fetch(first.current.origin + path, { headers, redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
});

test('a site without a readable release is not ready, and says so', async () => {
  const SITE_DIR = join(temporaryFolder(), 'no-such-folder');
  const served = await serve({ DATABASE_URL: first.current.databaseUrl, SITE_DIR });
  const ready = await fetch(`${served.origin}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'not ready', missing: ['release'] }]);
  expect((await fetch(`${served.origin}/healthz`)).status).toBe(200);
  expect(existsSync(SITE_DIR)).toBe(false);
  await served.stop();
  rmSync(dirname(SITE_DIR), { recursive: true });
});

test('health and readiness', async () => {
  expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' });
  expect(await (await get('/readyz')).json()).toEqual({ status: 'ready' });
});

test('the description lists what this server answers', async () => {
  const answer = await get('/openapi.json');
  const { openapi, paths } = (await answer.json()) as { openapi: string; paths: object };
  expect(openapi).toBe('3.1.0');
  expect(Object.keys(paths).sort()).toEqual(first.current.app.answeredEndpoints.map(urlOf).sort());
  expect(Object.keys(paths)).toHaveLength(allEndpoints.length);
});

test('the list of calls is what this server answers, and what the sources alone say', async () => {
  const answered = (await (await get('/calls.json')).json()) as { contract: string; calls: string[] };
  expect(answered.contract).toMatch(/^\d+\.\d+\.\d+$/);
  expect(answered.calls).toEqual(first.current.app.answeredEndpoints.map(urlOf).sort());
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', 'api/src/calls.ts'], {
    cwd: resolve(__dirname, '../..'),
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  expect(JSON.parse(stdout)).toEqual(answered);
});

test('answers of calls carry headers that let nothing run', async () => {
  const { headers } = await post(first.current, urlOf(vehicleLines), bodyOf(vehicleLines, {}));
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  });
});

/** The bytes of an answer as they travel. */
const bytes = (encoding: string) =>
  new Promise<{ encoding: string | undefined; body: Buffer }>((done, fail) => {
    const headers = { 'content-type': 'application/json', 'accept-encoding': encoding };
    const sent = request(first.current.origin + urlOf(provincesWithCantons), { method: 'POST', headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => done({ encoding: answer.headers['content-encoding'], body: Buffer.concat(chunks) }));
    });
    sent.on('error', fail).end(JSON.stringify(bodyOf(provincesWithCantons, {})));
  });

test('an answer is compressed as the client accepts it', async () => {
  const [br, gzip, plain] = await Promise.all(['br, gzip', 'gzip', 'identity'].map(bytes));
  expect([br?.encoding, gzip?.encoding, plain?.encoding]).toEqual(['br', 'gzip', undefined]);
  expect(brotliDecompressSync(br!.body)).toEqual(plain?.body);
  expect(gunzipSync(gzip!.body)).toEqual(plain?.body);
  expect(br!.body.length).toBeLessThan(plain!.body.length / 3);
});

test('the log names routes and outcomes, and nobody', async () => {
  const { database } = first.current;
  const lead = leadRequest(await (await tokenMaker(database))(), cents(1));
  await post(second, `${urlOf(createLead)}?correo=${PERSON.email}`, bodyOf(createLead, lead));
  await post(second, `/api/${PERSON.identification}`, bodyOf(createLead, lead));
  expect(logged.text()).toContain(`"route":"${urlOf(createLead)}"`);
  expect(logged.text()).toContain('"route":"unknown"');
  for (const personal of Object.values(PERSON)) expect(logged.text()).not.toContain(personal);
  expect(logged.text().replace(/.*listening at.*/, '')).not.toContain('127.0.0.1');
  expect(await database.selectFrom('lead').select('id').execute()).toEqual([]);
});

test('an address that writes a fifth time in a minute waits; reading and signing in go on', async () => {
  // The lead of the test before was the first.
  const write = () => post(second, urlOf(createLead), {});
  const answers = [await write(), await write(), await write(), await write()];
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 429]);
  expect(messageOf(answers[3]?.body)).toMatch(/^Demasiados intentos. Vuelve a intentarlo en \d+ segundos$/);
  expect(answers[3]?.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await call(second, captchaChallenge, { action: 'formulario' })).toBeTruthy();
  expect(await call(second, vehicleLines, {})).toHaveLength(3);
  expect((await signIn(second, 'errada12')).status).toBe(401);
});

test('a failure of the server is told in general words only', async () => {
  const { database } = first.current;
  await sql`alter view offered.banner rename to banner_away`.execute(database);
  const answer = await post(first.current, urlOf(banners), bodyOf(banners, {}));
  await sql`alter view offered.banner_away rename to banner`.execute(database);
  expect([answer.status, answer.body]).toEqual([
    500,
    { Message: 'Ocurrió un error. Inténtalo de nuevo en unos minutos' },
  ]);
});
