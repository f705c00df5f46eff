import type { Page } from '@playwright/test';
import { expect, test } from '@vitrina/e2e/console';
import { addressOf, answerOf, contract } from '@vitrina/e2e/contract';
import { customerWith } from '@vitrina/e2e/customers';
import { type Customer, signIn } from '@vitrina/e2e/session';
import { REFUSED, whileRefused } from '@vitrina/e2e/walk';

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

test('after a failure what was typed stays, and the button is busy for a while', async ({ page, consoleLog }) => {
  consoleLog.expectMatching(REFUSED);
  const { customer } = await customerWith();
  await open(page, customer);
  await password(page).fill('una clave larga');
  await repetition(page).fill('una clave larga');
  await whileRefused(page, contract.changePassword, async () => {
    await change(page).click();
    await expect(page.getByText('Podrás intentarlo de nuevo en unos segundos.')).toBeVisible();
  });
  await expect(change(page)).toHaveAttribute('aria-busy', 'true');
  await expect(change(page)).not.toHaveAttribute('aria-busy', 'true');
  await expect(password(page)).toHaveValue('una clave larga');
  await change(page).click();
  await expect(page.getByText('Tu contraseña ha sido actualizada')).toBeVisible();
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
