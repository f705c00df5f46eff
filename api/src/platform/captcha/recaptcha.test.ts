import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Recaptcha } from './recaptcha';

const NOW = () => new Date().toISOString();
const GOOD = () => ({ success: true, action: 'formulario', score: 0.9, challenge_ts: NOW(), hostname: 'x' });

let server: Server;
let asked: string[];
let answer: { status?: number; body: unknown };
let captcha: Recaptcha;
beforeEach(async () => {
  asked = [];
  answer = { body: GOOD() };
  server = createServer(async (request, response) => {
    let form = '';
    for await (const chunk of request) form += String(chunk);
    asked.push(form);
    response.statusCode = answer.status ?? 200;
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  captcha = new Recaptcha({
    siteKey: 'site-key',
    secret: 'hush',
    minScore: 0.5,
    address: `http://127.0.0.1:${port}/siteverify`,
  });
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('browsers get the site key, for the actions of the forms only', async () => {
  for (const action of ['formulario', 'formularioOnline', 'postventa', 'cotizachatbot']) {
    expect(await captcha.challenge(action)).toEqual({ recaptchaKey: 'site-key' });
  }
  expect(await captcha.challenge('cotizaotra')).toBeUndefined();
});

test('a token that Google vouches for is earned; what identifies it is not the token itself', async () => {
  const earned = await captcha.verify('tok&en', 'formulario');
  expect(earned).toEqual({ signature: expect.stringMatching(/^[\da-f]{64}$/), expiresAt: expect.any(Date) });
  expect(earned?.expiresAt.getTime()).toBeGreaterThan(Date.now());
  expect(asked).toEqual(['secret=hush&response=tok%26en']);
});

test('the least score is enough', async () => {
  answer.body = { ...GOOD(), score: 0.5 };
  expect(await captcha.verify('token', 'formulario')).toBeDefined();
});

test.each<[string, object]>([
  ['that Google does not know', { success: false, 'error-codes': ['invalid-input-response'] }],
  ['of another action', { ...GOOD(), action: 'postventa' }],
  ['of no action', { ...GOOD(), action: undefined }],
  ['of a machine', { ...GOOD(), score: 0.4 }],
  ['without a score, as those of reCAPTCHA v2', { ...GOOD(), score: undefined }],
  ['of long ago', { ...GOOD(), challenge_ts: new Date(Date.now() - 4 * 60_000).toISOString() }],
  ['of tomorrow', { ...GOOD(), challenge_ts: new Date(Date.now() + 86_400_000).toISOString() }],
  ['of no known time', { ...GOOD(), challenge_ts: undefined }],
])('a token %s is not accepted', async (_, body) => {
  answer.body = body;
  expect(await captcha.verify('token', 'formulario')).toBeUndefined();
});

test('a request sent twice, or again after a refusal, asks Google once: it vouches for a token once only', async () => {
  const [first, second] = await Promise.all([1, 2].map(() => captcha.verify('token', 'formulario')));
  expect(second).toEqual(first);
  expect(await captcha.verify('token', 'postventa')).toBeUndefined();
  expect(asked).toHaveLength(1);
});

test.each<[string, typeof answer]>([
  ['fails', { status: 500, body: {} }],
  ['answers something else', { body: '<h1>502</h1>' }],
  ['answers in another form', { body: { success: 'yes' } }],
  ['does not accept our keys', { body: { success: false, 'error-codes': ['invalid-input-secret'] } }],
])('when Google %s nothing is accepted, and the token serves once Google is well', async (_, failure) => {
  answer = failure;
  const refusal = await captcha.verify('token', 'formulario').catch((error: unknown) => error);
  expect(refusal).toMatchObject({ status: 503, message: expect.stringContaining('no podemos comprobar') });
  answer = { body: GOOD() };
  expect(await captcha.verify('token', 'formulario')).toBeDefined();
});

test('when Google cannot be reached nothing is accepted', async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await expect(captcha.verify('token', 'formulario')).rejects.toMatchObject({ status: 503 });
});
