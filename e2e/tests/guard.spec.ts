import type { Page } from '@playwright/test';
import { rows } from '../servers/database';
import { remoteOrigin, site } from '../servers/ports';
import { expect, test } from '../support/console';
import { addressOf, answerOf, contract } from '../support/contract';
import { accountWith, customerWith } from '../support/customers';
import { CUSTOMER_PAGES, PAGES } from '../support/declared-pages';
import { openInSite, sharedModule, signIn, signInByDialog } from '../support/session';

const { login, resendOtp, verifyOtp } = contract;
const FIRST = 'Debes Iniciar Sesión primero';
const ENDED = 'Tu sesión ha terminado. Inicia sesión para continuar donde estabas.';
const HOME = /:\d+\/$/;
const ASKED = '/usuario/compras?tab=2&type=1#pagos';
const LIST = '/usuario/cotizaciones';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Inicia sesión' });
const askToSignIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' }).click();
const isAt = (page: Page, path: string) => expect(page).toHaveURL(new URL(path, site.origin).href);

/** Turned away to home, with the dialog open and the reason at its top. */
async function isTurnedAway(page: Page, reason = FIRST) {
  await expect(page).toHaveURL(HOME);
  await expect(dialog(page).getByText(reason)).toBeVisible();
  await expect(dialog(page)).toHaveCount(1);
}

test('every page of a customer lies under /usuario, and needs the session', () => {
  expect(CUSTOMER_PAGES.length).toBeGreaterThan(0);
  for (const { path, requiresLogin } of PAGES)
    expect([path, path.startsWith('/usuario')]).toEqual([path, requiresLogin]);
});

for (const { path } of CUSTOMER_PAGES) {
  test(`a guest who opens ${path} in a new tab is asked to sign in, at home`, async ({ page }) => {
    await page.goto(`${path}?id=2005#pagos`);
    await isTurnedAway(page);
    await expect(dialog(page).getByRole('heading', { name: 'Inicia sesión' })).toBeFocused();
    await expect(page).toHaveTitle(/Elige tu vehículo/);
  });
}

test.describe('after signing in', () => {
  for (const path of [ASKED, '/usuario/perfil/contrase%C3%B1a?id=7'])
    test(`they are back at ${path}`, async ({ page }) => {
      await page.goto(path);
      await isTurnedAway(page);
      const account = await accountWith();
      await signInByDialog(page, account);
      await isAt(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Tu cuenta' })).toBeVisible();

      // The browser's back leads home, where nobody is asked again.
      await page.goBack();
      await expect(page).toHaveURL(HOME);
      await expect(page.getByRole('banner').getByText(account.displayName)).toBeVisible();
      await expect(dialog(page)).toHaveCount(0);
    });

  test('/usuario leads to the quotations', async ({ page }) => {
    await page.goto('/usuario');
    await signInByDialog(page, await accountWith());
    await isAt(page, LIST);
  });

  test('with the one-time password too', async ({ page }) => {
    const account = await customerWith();
    // Of an account that was registered elsewhere and never verified; its registration is a test of mf-quotation's.
    const unverified = { id: account.accountId, displayName: '', accessToken: '', renewalToken: '', signedIn: false };
    await page.route(addressOf(login), (route) => route.fulfill({ status: 202, json: answerOf(login, unverified) }));
    await page.route(addressOf(resendOtp), (route) => route.fulfill({ json: {} }));
    await page.route(addressOf(verifyOtp), (route) => route.fulfill({ json: answerOf(verifyOtp, account.customer) }));
    await page.goto(ASKED);
    await signInByDialog(page, account);
    const validation = page.getByRole('dialog', { name: 'Valida tu cuenta' });
    await validation.getByRole('button', { name: 'Sí' }).click();
    await validation.getByRole('textbox', { name: 'Código OTP' }).fill('12345');
    await validation.getByRole('button', { name: 'Validar' }).click();
    await expect(page.getByText('Validación Exitosa')).toBeVisible();
    await isAt(page, ASKED);
  });
});

test('who closes the dialog can use home, and is not led to that page when they sign in later', async ({ page }) => {
  await page.goto(ASKED);
  await isTurnedAway(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText(FIRST)).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Términos y condiciones' }).click();
  await expect(page).toHaveURL(/\/terminos$/);
  await askToSignIn(page);
  await signInByDialog(page, await accountWith());
  await isAt(page, LIST);
});

test('the browser going back leaves the dialog, and home with it', async ({ page }) => {
  await page.goto('/terminos');
  await openInSite(page, ASKED);
  await isTurnedAway(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/terminos$/);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText(FIRST)).toHaveCount(0);
});

test('a session that ended, on its open page or before it was opened: told that, and led back, whoever signs in', async ({
  page,
  consoleLog,
}) => {
  consoleLog.expectMatching(/401/);
  const asked = '/usuario/compras?type=1#abajo';
  const { customer, session, ...account } = await customerWith(2005);
  const bought = page.getByRole('main').getByRole('link', { name: /^Ver detalle de Compra/ });
  await signIn(page, customer);
  await page.goto(asked);
  await expect(bought).toHaveCount(1);
  const end = () => rows('update session set ended_at = now() where account_id = $1', [account.accountId]);
  // The list asks again by itself.
  await end();
  await isTurnedAway(page, ENDED);
  await expect(page.getByText(FIRST)).toHaveCount(0);
  await signInByDialog(page, account);
  await isAt(page, asked);
  await expect(bought).toHaveCount(1);

  await page.goto('about:blank');
  await end();
  await page.goBack();
  await isTurnedAway(page, ENDED);
  await signInByDialog(page, await accountWith());
  await isAt(page, asked);
  await expect(page.getByText('No existen registros')).toBeVisible();
});

test('a dialog that cannot be loaded leaves home as it is; its retry leads back', async ({ page, consoleLog }) => {
  consoleLog.expectMatching(/net::ERR_FAILED|VIT-104|is already registered/);
  const slot = `${remoteOrigin('mf-quotation')}/**`;
  await page.route(slot, (route) => route.abort());
  await page.goto(ASKED);
  await expect(page.getByText('No se ha podido abrir esta sección')).toBeVisible();
  await expect(page).toHaveURL(HOME);
  await expect(page.getByText(FIRST)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elige tu vehículo');
  await page.unroute(slot);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await signInByDialog(page, await accountWith());
  await isAt(page, ASKED);
});

test('nothing leads from the sign-in to another site', async ({ page }) => {
  await page.goto(`${site.origin}//usuario/compras`);
  await expect(page).toHaveURL(HOME);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elige tu vehículo');
  await expect(dialog(page)).toHaveCount(0);

  type Bus = { emit(name: 'sign-in-requested@1', detail: { returnTo: string }): void };
  const bus = await sharedModule<Bus>(page, '@vitrina/session-bus');
  await bus.evaluate(({ emit }) => emit('sign-in-requested@1', { returnTo: '//otro.ejemplo/usuario/compras' }));
  await signInByDialog(page, await accountWith());
  await isAt(page, LIST);
});

test('of two tabs that ask, the second goes on when its customer signs in in the first', async ({ page, context }) => {
  await page.goto(ASKED);
  const other = await context.newPage();
  await other.goto(`${LIST}?id=3`);
  await isTurnedAway(other);
  await isTurnedAway(page);
  const account = await accountWith();
  await signInByDialog(page, account);
  await isAt(page, ASKED);
  await isAt(other, `${LIST}?id=3`);
  await expect(other.getByText(`Iniciaste sesión como ${account.displayName} en otra pestaña`)).toBeVisible();
});
