import { waitFor } from '@testing-library/react';
import { onNotice } from '@vitrina/session-bus';
import { isSolved, leadServer } from '../testing/lead-server';
import { siteCaptcha } from './site-captcha';

const ACTION = 'formulario';
let server: ReturnType<typeof leadServer>;
let told: string[];
let unsubscribe: () => void;
beforeEach(() => {
  server = leadServer();
  told = [];
  unsubscribe = onNotice(({ text }) => told.push(text));
});
afterEach(() => unsubscribe());

/** The server has taken up the preparation; its end is awaited by the token. */
const isAsked = () => waitFor(() => expect(server.actions).toHaveLength(1));

test('a token is the solved challenge of its action', async () => {
  const token = await siteCaptcha().token(ACTION);
  expect(await isSolved(token)).toBe(true);
  expect(server.actions).toEqual([ACTION]);
});

test('every token comes from a challenge of its own', async () => {
  const captcha = siteCaptcha();
  const tokens = [await captcha.token(ACTION), await captcha.token(ACTION)];
  expect(new Set(tokens).size).toBe(2);
  expect(server.actions).toHaveLength(2);
});

test('a prepared challenge serves the next token, and only that one', async () => {
  const captcha = siteCaptcha();
  captcha.prepare(ACTION);
  captcha.prepare(ACTION);
  await captcha.token(ACTION);
  expect(server.actions).toHaveLength(1);
  await captcha.token(ACTION);
  expect(server.actions).toHaveLength(2);
});

test('a prepared challenge that has expired is fetched again, and nobody is told', async () => {
  const captcha = siteCaptcha();
  server.lifetime = 5;
  captcha.prepare(ACTION);
  await isAsked();
  server.lifetime = 1_800;
  const { challenge } = JSON.parse(atob(await captcha.token(ACTION)));
  expect(challenge.parameters.expiresAt * 1000).toBeGreaterThan(Date.now() + 60_000);
  expect(server.actions).toHaveLength(2);
  expect(told).toEqual([]);
});

test('a preparation that fails is not told; the token tries again', async () => {
  const captcha = siteCaptcha();
  server.brokenChallenges = 1;
  captcha.prepare(ACTION);
  await isAsked();
  expect(await isSolved(await captcha.token(ACTION))).toBe(true);
  expect(told).toEqual([]);
});

test('a token that cannot be had rejects with what the server says', async () => {
  server.brokenChallenges = 1;
  await expect(siteCaptcha().token(ACTION)).rejects.toMatchObject({ status: 503 });
  expect(told).toEqual(['Sin captcha']);
});

test('a browser that cannot solve says so', async () => {
  const deriveBits = jest.spyOn(crypto.subtle, 'deriveBits').mockRejectedValueOnce(new TypeError('no WebCrypto'));
  await expect(siteCaptcha().token(ACTION)).rejects.toThrow('no WebCrypto');
  expect(told).toEqual(['No pudimos comprobar que eres una persona. Inténtalo de nuevo.']);
  deriveBits.mockRestore();
});
