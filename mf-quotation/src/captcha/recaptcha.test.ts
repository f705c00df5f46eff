import { waitFor } from '@testing-library/react';
import { leadServer } from '../testing/lead-server';
import type { Captcha } from './captcha';

const KEY = 'site-key';
const TOLD = 'No pudimos comprobar que eres una persona. Inténtalo de nuevo.';
const executed: string[] = [];
const fake = {
  ready: (then: () => void) => then(),
  execute: jest.fn(async (_siteKey: string, { action }: { action: string }) => {
    executed.push(action);
    return `token ${executed.length} for ${action}`;
  }),
};

let server: ReturnType<typeof leadServer>;
let captcha: Captcha;
/** What the next scripts that are put into the page do; without an entry they load. */
let fates: ('error' | 'load without Google' | 'stall')[];
let scripts: string[];
let told: string[];
let unsubscribe: () => void;
beforeEach(() => {
  server = leadServer();
  server.recaptchaKey = KEY;
  jest.resetModules(); // a page that has not loaded Google's script yet
  const { onNotice } = require('@vitrina/session-bus') as typeof import('@vitrina/session-bus');
  captcha = (require('./site-captcha') as typeof import('./site-captcha')).siteCaptcha();
  fates = [];
  scripts = [];
  told = [];
  executed.length = 0;
  window.grecaptcha = undefined;
  unsubscribe = onNotice(({ text }) => told.push(text));
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    scripts.push((script as HTMLScriptElement).src);
    const fate = fates.shift();
    if (fate === undefined) window.grecaptcha = fake;
    if (fate === 'stall') return;
    queueMicrotask(() => (script as HTMLScriptElement).dispatchEvent(new Event(fate === 'error' ? 'error' : 'load')));
  });
});
afterEach(() => {
  unsubscribe();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('touching a form loads the script and earns no token: it would not live as long as typing takes', async () => {
  captcha.prepare('formulario');
  captcha.prepare('formulario');
  await waitFor(() => expect(scripts).toHaveLength(1));
  // Who asks for the same script now is served after the preparation.
  await (require('./recaptcha') as typeof import('./recaptcha')).recaptcha(KEY, 'formulario');
  expect(scripts).toEqual([`https://www.google.com/recaptcha/api.js?render=${KEY}`]);
  expect(executed).toEqual([]);
});

test('a token is for its action, every one is another, and the script is loaded once', async () => {
  captcha.prepare('cotizachatbot');
  expect(await captcha.token('cotizachatbot')).toBe('token 1 for cotizachatbot');
  expect(await captcha.token('cotizachatbot')).toBe('token 2 for cotizachatbot');
  expect(await captcha.token('postventa')).toBe('token 3 for postventa');
  expect(fake.execute).toHaveBeenLastCalledWith(KEY, { action: 'postventa' });
  expect(scripts).toHaveLength(1);
});

test.each(['error', 'load without Google'] as const)(
  'a script that fails (%s) is told, and tried again',
  async (fate) => {
    fates = [fate];
    await expect(captcha.token('formulario')).rejects.toThrow('did not load');
    expect(told).toEqual([TOLD]);
    expect(await captcha.token('formulario')).toBe('token 1 for formulario');
    expect(scripts).toHaveLength(2);
  },
);

test('a script that fails ahead of time is not told: the submit tries again', async () => {
  fates = ['error'];
  captcha.prepare('formulario');
  expect(await captcha.token('formulario')).toBe('token 1 for formulario');
  expect(told).toEqual([]);
});

test('Google refusing a token is told', async () => {
  fake.execute.mockRejectedValueOnce(new Error('Invalid site key'));
  await expect(captcha.token('formulario')).rejects.toThrow('Invalid site key');
  expect(told).toEqual([TOLD]);
});

test('a script that does neither is given up', async () => {
  fates = ['stall'];
  const token = captcha.token('formulario');
  jest.useFakeTimers();
  while (scripts.length === 0) await jest.advanceTimersByTimeAsync(0);
  jest.advanceTimersByTime(10_000);
  await expect(token).rejects.toThrow('does not answer');
  expect(told).toEqual([TOLD]);
});
