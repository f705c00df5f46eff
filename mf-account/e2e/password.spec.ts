import type { Page } from '@playwright/test';
import { expect, test } from '@vitrina/e2e/console';
import { addressOf, answerOf, contract } from '@vitrina/e2e/contract';
import { customerWith } from '@vitrina/e2e/customers';
import { rows } from '@vitrina/e2e/database';
import { type Customer, signIn } from '@vitrina/e2e/session';

const password = (page: Page) => page.getByLabel('Nueva contraseña', { exact: true });
const repetition = (page: Page) => page.getByLabel('Confirma contraseña', { exact: true });
const change = (page: Page) => page.getByRole('button', { name: 'Cambiar contraseña' });

async function open(page: Page, customer: Customer) {
  await page.route(addressOf(contract.consents), (route) =>
    route.fulfill({ json: answerOf(contract.consents, { consents: [] }) }),
  );
  await signIn(page, customer);
  await page.goto('/usuario/perfil');
  await page.getByRole('link', { name: 'Configuración' }).click();
  await expect(password(page)).toBeVisible();
}

/** The customer with the credentials that a renewal answers. */
async function renewal(page: Page, customer: Customer): Promise<Customer> {
  const { renewToken, encode, decode, REQUEST_CONSTANTS } = contract;
  const words = encode(renewToken.request, { renewalToken: customer.renewalToken }) as object;
  const answer = await page.request.post(`/api/${renewToken.path}`, { data: { ...words, ...REQUEST_CONSTANTS } });
  const { accessToken, renewalToken } = decode(renewToken.response, await answer.json());
  return { ...customer, accessToken, renewalToken };
}

/** What the backend says to a sign-in: another session of the customer's is live once the password was right. */
async function answerTo(page: Page, identification: string, secret: string) {
  const { login, encode, REQUEST_CONSTANTS } = contract;
  const data = { ...(encode(login.request, { identification, password: secret }) as object), ...REQUEST_CONSTANTS };
  return (await page.request.post(`/api/${login.path}`, { data })).status();
}

test('a password with accents, spaces and 128 characters is the new one; the old one is none any more', async ({
  page,
}) => {
  const { customer, identification, password: old } = await customerWith();
  await open(page, customer);
  const secret = `Ñandú y cóndor ${'á b '.repeat(40)}`.slice(0, 128);
  await password(page).fill(secret);
  await repetition(page).fill(secret);
  await change(page).dblclick();
  await expect(page).toHaveURL(/\/usuario\/perfil$/);
  await expect(page.getByText('Tu contraseña ha sido actualizada')).toBeVisible();
  await expect(page.getByLabel('Nombres')).toBeVisible();
  expect(await answerTo(page, identification, secret)).toBe(409);
  expect(await answerTo(page, identification, old)).not.toBe(409);
});

test('a password manager finds whose password it is, two new passwords, a submit and then another page (N41, N42)', async ({
  page,
}) => {
  const { customer, identification } = await customerWith();
  await open(page, customer);
  const form = page.getByRole('form', { name: 'Cambio de contraseña' });
  await expect(form.locator('input')).toHaveCount(3);
  expect(
    await form
      .locator('input')
      .evaluateAll((inputs) => inputs.map((input) => [input.getAttribute('autocomplete'), input.getAttribute('type')])),
  ).toEqual([
    ['username', null],
    ['new-password', 'password'],
    ['new-password', 'password'],
  ]);
  await expect(form.locator('input').first()).toHaveValue(identification);
  // Laid out, though out of sight: managers pass over what is not.
  expect(
    await form
      .locator('input')
      .first()
      .evaluate((input) => input.getClientRects().length),
  ).toBe(1);
  const submitted = page.evaluate(
    () =>
      new Promise((resolve) =>
        addEventListener('submit', () => resolve(location.pathname), { once: true, capture: true }),
      ),
  );
  await password(page).fill('Kx7-9vQ_2mZ.4pLr8TsA');
  await repetition(page).fill('Kx7-9vQ_2mZ.4pLr8TsA');
  await repetition(page).press('Enter');
  expect(decodeURIComponent(String(await submitted))).toBe('/usuario/perfil/contraseña');
  await expect(page).toHaveURL(/\/usuario\/perfil$/);
});

test('says what a new password must be and why one is none; back is one page back', async ({ page }) => {
  const { customer } = await customerWith();
  await signIn(page, customer);
  await page.goto('/usuario/perfil/consentimientos');
  await page.getByRole('link', { name: 'Configuración' }).click();
  await expect(
    page.getByText(
      'La nueva contraseña debe ser distinta de la anterior y tener mínimo 10 caracteres. Se cierran tus otras sesiones.',
    ),
  ).toBeVisible();

  const incomplete = page.getByText('Completa el formulario');
  await repetition(page).fill('á23456789');
  await password(page).fill('á23456789');
  await change(page).click();
  await expect(page.getByText('El campo Nueva contraseña debe tener mínimo 10 caracteres')).toBeVisible();
  await expect(incomplete).toBeVisible();
  await expect(password(page)).toBeFocused();
  await password(page).fill('x'.repeat(129));
  await expect(page.getByText('El campo Nueva contraseña debe tener máximo 128 caracteres')).toBeVisible();

  await password(page).fill('una clave larga');
  await repetition(page).fill('otra clave larga');
  await change(page).click();
  await expect(page.getByText('La confirmación no coincide con la contraseña')).toBeVisible();
  await expect(page.getByText(/^El campo Nueva contraseña/)).toHaveCount(0);
  await expect(repetition(page)).toBeFocused();
  await repetition(page).fill('una clave larga');
  await expect(page.getByText('La confirmación no coincide con la contraseña')).toHaveCount(0);
  await expect(incomplete).toHaveCount(0);

  await page.getByRole('button', { name: 'Atrás' }).click();
  await expect(page).toHaveURL(/\/usuario\/perfil\/consentimientos$/);
  await page.goto('/usuario/perfil/contraseña'); // by its address: the page before it in the browser is not gone back to
  await page.getByRole('button', { name: 'Atrás' }).click();
  await expect(page).toHaveURL(/\/usuario\/perfil$/);
});

test('the current password is refused as the new one: what was typed stays, and the button is busy for a while', async ({
  page,
  consoleLog,
}) => {
  consoleLog.expectMatching(/status of 422/);
  const { customer, password: current } = await customerWith();
  await page.clock.install();
  await open(page, customer);
  await password(page).fill(current);
  await repetition(page).fill(current);
  await change(page).click();
  await expect(page.getByText('La contraseña nueva debe ser distinta de la actual')).toBeVisible();
  await expect(page.getByText('Podrás intentarlo de nuevo en unos segundos.')).toBeVisible();
  await expect(change(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(8_000);
  await expect(change(page)).not.toHaveAttribute('aria-busy', 'true');
  for (const field of [password(page), repetition(page)]) {
    await expect(field).toHaveValue(current);
    await field.fill('una clave larga');
  }
  await change(page).click();
  await expect(page.getByText('Tu contraseña ha sido actualizada')).toBeVisible();
});

test('a change leaves another browser, with credentials from before a renewal, without a session; a mail tells its owner', async ({
  page,
  browser,
}) => {
  const { customer, email } = await customerWith();
  const other = await (await browser.newContext()).newPage();
  await open(other, customer);
  await open(page, await renewal(page, customer));
  await other.goto('/usuario/perfil');
  await expect(other.getByLabel('Nombres')).toBeVisible();

  await password(page).fill('una clave larga');
  await repetition(page).fill('una clave larga');
  await change(page).click();
  await expect(page.getByLabel('Nombres')).toBeVisible();
  const mails = await rows<{ content: object }>('select content from outbox where recipient = $1', [email]);
  expect(mails).toEqual([{ content: expect.objectContaining({ kind: 'password-changed' }) }]);
  expect(JSON.stringify(mails)).not.toContain('una clave larga');

  await other.getByRole('link', { name: 'Configuración' }).click();
  const ended = 'Tu sesión ha terminado. Inicia sesión para continuar donde estabas.';
  await expect(other.getByRole('dialog').getByText(ended)).toBeVisible();
  await expect(other).toHaveURL(/:\d+\/$/);
  await expect(other.getByRole('banner').getByText(customer.displayName)).toHaveCount(0);
  await other.context().close();
});

test("'Cerrar sesión en todas partes' ends the session here and in the other tab", async ({ page, context }) => {
  const { customer } = await customerWith();
  await open(page, customer);
  const other = await context.newPage();
  await other.goto('/usuario/perfil');
  await expect(other.getByRole('banner').getByText(customer.displayName)).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar sesión en todas partes' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  for (const tab of [page, other]) await expect(tab.getByRole('banner').getByText(customer.displayName)).toHaveCount(0);
});
