import type { AddressInfo } from 'node:net';
import { captchaChallenge, cents, createLead, type LeadRequest } from '@vitrina/contract';
import { urlOf } from '../src/platform/http/calls';
import { createLogger } from '../src/platform/http/logger';
import { refusal } from './support/account';
import { bodyOf, call, post, type Served, serve } from './support/backend';
import { leadRequest } from './support/lead';
import { recaptchaToken, siteverify } from './support/siteverify';

const NOT_PROVED = '422 No pudimos comprobar que eres una persona. Inténtalo de nuevo';
/** The configuration of `leadRequest`; see leads.test.ts. */
const TOTAL = cents(3_363_661);

const google = siteverify();
let backend: Served;
beforeAll(async () => {
  await new Promise<void>((done) => google.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;
  const recaptcha = { siteKey: 'site-key', secret: 'hush', minScore: 0.5, address };
  backend = await serve({}, createLogger('silent'), { recaptcha });
}, 180_000);
afterAll(async () => {
  await backend?.stop();
  google.closeAllConnections();
  google.close();
}, 180_000);

const leads = () => backend.database.selectFrom('lead').select('attempt').execute();
const request = (token: string, changes: Partial<LeadRequest> = {}) => leadRequest(token, TOTAL, changes);

test('a form is told the key', async () => {
  expect(await call(backend, captchaChallenge, { action: 'formulario' })).toEqual({ recaptchaKey: 'site-key' });
  expect(await refusal(backend, captchaChallenge, { action: 'otra' })).toMatch(/^400 /);
});

test('a token makes one lead: a repeated post the same one, another post none', async () => {
  const token = recaptchaToken('formulario');
  const lead = request(token);
  const answers = await Promise.all([1, 2, 3].map(() => call(backend, createLead, lead)));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await refusal(backend, createLead, request(token))).toBe(NOT_PROVED);
  expect(await leads()).toHaveLength(1);
});

test('a token of another form or of a machine makes none', async () => {
  const before = await leads();
  expect(await refusal(backend, createLead, request(recaptchaToken('postventa')))).toBe(NOT_PROVED);
  expect(await refusal(backend, createLead, request(recaptchaToken('formulario', 0.1)))).toBe(NOT_PROVED);
  expect(await leads()).toEqual(before);
});

test('a token serves after a refusal for another reason', async () => {
  const token = recaptchaToken('formulario');
  expect(await refusal(backend, createLead, request(token, { total: cents(TOTAL + 1) }))).toMatch(/^409 /);
  expect(await refusal(backend, createLead, request(token))).toBe('200');
});

test('while Google cannot be reached a lead is put off, in words, and kept when it is sent again', async () => {
  const { port } = google.address() as AddressInfo;
  google.closeAllConnections();
  await new Promise((done) => google.close(done));
  const lead = request(recaptchaToken('formulario'));
  const before = await leads();
  const { status, body, headers } = await post(backend, urlOf(createLead), bodyOf(createLead, lead));
  expect({ status, body }).toEqual({
    status: 503,
    body: { Message: expect.stringContaining('no podemos comprobar que eres una persona') },
  });
  expect(headers.get('retry-after')).toBe('5');
  expect(await leads()).toEqual(before);
  await new Promise<void>((done) => google.listen(port, '127.0.0.1', done));
  expect(await refusal(backend, createLead, lead)).toBe('200');
});
