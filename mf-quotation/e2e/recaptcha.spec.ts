import type { Page } from '@playwright/test';
import { expect, test } from '@vitrina/e2e/console';
import { rows } from '@vitrina/e2e/database';
import { BUYER, chooseDealership, field, fillForm, followLink } from '@vitrina/e2e/journey';
import { recaptchaSite } from '@vitrina/e2e/ports';

test.use({ baseURL: recaptchaSite.origin });

/**
 * Google's script as a stand-in: like the real one it brings a second script from gstatic and a frame, and calls home,
 * so that the policy of the page has to allow all of that.
 */
const API = `
  (() => {
    const second = document.createElement('script');
    second.src = 'https://www.gstatic.com/recaptcha/releases/x/recaptcha__es.js';
    document.head.append(second);
    const frame = document.createElement('iframe');
    frame.src = 'https://www.google.com/recaptcha/api2/anchor?k=site-key';
    frame.title = 'reCAPTCHA';
    document.body.append(frame);
  })();
`;
const GSTATIC = `
  window.grecaptcha = {
    ready: (then) => then(),
    execute: async (key, { action }) => {
      await fetch('https://www.google.com/recaptcha/api2/clr', { method: 'POST', mode: 'no-cors' });
      return action + '.9.' + crypto.randomUUID();
    },
  };
`;

async function playGoogle(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const script = (body: string) => ({ contentType: 'text/javascript', body });
  await page.route(/^https:\/\/www\.(google|gstatic)\.com\//, (route) => {
    const url = new URL(route.request().url());
    asked.push(url.pathname);
    // The second script is there before the first one's load event, as a test may rely on and a page may not.
    if (url.pathname === '/recaptcha/api.js') return route.fulfill(script(`${GSTATIC}${API}`));
    if (url.pathname.endsWith('.js')) return route.fulfill(script(''));
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>reCAPTCHA</title>' });
  });
  return asked;
}

async function openForm(page: Page) {
  await followLink(page, '/ruta/6/resumen?provincia=17', 'Resumen');
  await chooseDealership(page);
}
const send = (page: Page) => page.getByRole('button', { name: 'Solicitar cotización' }).click();
const leadsOf = (identification: string) =>
  rows<{ id: number }>('select id from lead where identification = $1', [identification]);

test('a quotation is requested with reCAPTCHA under the strict policy; nothing of Google before a form is touched', async ({
  page,
}) => {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (what: string) => void violations.push(what));
  await page.addInitScript(() => {
    const note = (globalThis as unknown as { noteViolation(what: string): void }).noteViolation;
    addEventListener('securitypolicyviolation', (event) => note(`${event.effectiveDirective} ${event.blockedURI}`));
  });
  const asked = await playGoogle(page);
  await openForm(page);
  expect(asked).toEqual([]);
  await field(page, 'Nombres').click();
  await expect.poll(() => asked).toContain('/recaptcha/api2/anchor');
  await fillForm(page, { ...BUYER, Cédula: '0926687856' });
  await send(page);
  await expect(page).toHaveURL(/\/gracias$/);
  expect(asked).toContain('/recaptcha/api2/clr');
  expect(await leadsOf('0926687856')).toHaveLength(1);
  expect(violations).toEqual([]);
});

test('a script of Google that is blocked is told, and what was typed stays', async ({ page, consoleLog }) => {
  consoleLog.expectMatching(/ERR_BLOCKED_BY_CLIENT|uncaught: captcha: the script of reCAPTCHA did not load/);
  await page.route('https://www.google.com/**', (route) => route.abort('blockedbyclient'));
  await openForm(page);
  await fillForm(page, BUYER);
  await send(page);
  await expect(page.getByText('No pudimos comprobar que eres una persona. Inténtalo de nuevo.')).toBeVisible();
  await expect(field(page, 'Nombres')).toHaveValue(BUYER.Nombres);
});
