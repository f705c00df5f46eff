import type { Page } from '@playwright/test';
import { expect, test } from '@vitrina/e2e/console';
import { customerWith } from '@vitrina/e2e/customers';
import { rows } from '@vitrina/e2e/database';
import { linkFor } from '@vitrina/e2e/outbox';
import { type Customer, signIn } from '@vitrina/e2e/session';

const mainOf = async (accountId: number) =>
  (await rows<{ email: string }>('select email from account where id = $1', [accountId]))[0]?.email;

/** Page views since the page was loaded. */
const views = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: unknown[] };
    return dataLayer.filter((entry) => (entry as { event?: string }).event === 'page_view').length;
  });

/** States a new address in the personal data, as the customer does. */
async function state(page: Page, customer: Customer, address: string) {
  await signIn(page, customer);
  await page.goto('/usuario/perfil');
  await page.getByLabel('Correo electrónico').fill(address);
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(page.getByText(`Falta confirmar ${address}`)).toBeVisible();
}

test('a new address counts once its link was used, in another browser and without a session; the old mailbox can stop it', async ({
  page,
  browser,
  consoleLog,
}) => {
  consoleLog.expectMatching(/status of 401/); // the used link, and the session that the stop has ended
  const { customer, accountId, email } = await customerWith();
  const address = `nueva-${accountId}@example.ec`;
  await state(page, customer, address);
  expect(await mainOf(accountId)).toBe(email);
  const confirm = await linkFor(page, address, /\/correo#confirmar=[\w-]+/);
  const stop = await linkFor(page, email, /\/correo#detener=[\w-]+/);

  const phone = await (await browser.newContext()).newPage();
  await phone.goto(confirm);
  await expect(phone).toHaveTitle(/Tu correo electrónico/);
  await expect(phone).toHaveURL(/\/correo$/);
  expect(await mainOf(accountId)).toBe(email);
  await phone.reload();
  await phone.getByRole('button', { name: 'Confirmar este correo' }).click();
  await expect(phone.getByText(`Desde ahora te escribimos a ${address}.`)).toBeVisible();
  expect(await views(phone)).toBe(1);
  expect(await mainOf(accountId)).toBe(address);
  const traces = await phone.evaluate(() =>
    JSON.stringify([document.title, window.dataLayer, localStorage, sessionStorage]),
  );
  expect(traces).not.toContain(confirm.split('=')[1]);

  await phone.goto('/gracias');
  await phone.goto(confirm);
  await phone.getByRole('button', { name: 'Confirmar este correo' }).click();
  await expect(phone.getByText('Este enlace ya se usó o caducó')).toBeVisible();

  await phone.goto('/gracias');
  await phone.goto(stop);
  await phone.getByRole('button', { name: 'Detener el cambio' }).click();
  await expect(phone.getByText('El cambio está detenido')).toBeVisible();
  expect(await mainOf(accountId)).toBe(email);
  await phone.context().close();

  // The change was stopped, so every session of the account is over.
  await page.reload();
  await expect(page.getByRole('banner').getByText(customer.displayName)).toHaveCount(0);
});
