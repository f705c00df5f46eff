import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '@vitrina/e2e/console';
import { contract } from '@vitrina/e2e/contract';
import { customerWith } from '@vitrina/e2e/customers';
import { rows } from '@vitrina/e2e/database';
import { signIn } from '@vitrina/e2e/session';
import { REFUSED, whileRefused } from '@vitrina/e2e/walk';

const CONSENTS = '/usuario/perfil/consentimientos';
const SETTINGS = '/usuario/perfil/contraseña';
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** The consents to advertising that are kept, oldest first. */
const advertising = (accountId: number) =>
  rows<{ text_version: string; is_withdrawn: boolean }>(
    `select text_version, withdrawn_at is not null as is_withdrawn from consent
     where account_id = $1 and purpose = 'marketing' order by id`,
    [accountId],
  );
const deletions = (accountId: number) => rows('select due from deletion_request where account_id = $1', [accountId]);

test('advertising is allowed and withdrawn again; what was agreed to for a purchase has its number', async ({
  page,
}) => {
  const { customer, accountId, purchases } = await customerWith(2005);
  await signIn(page, customer);
  await page.goto(CONSENTS);
  await expect(page.getByText(`para tu compra N.º ${purchases[0]!.number}`)).toBeVisible();
  await expect(page.getByText('Hoy no recibes publicidad.')).toBeVisible();
  await press(page, 'Autorizar publicidad');
  await expect(page.getByText('Te enviaremos ofertas y novedades')).toBeVisible();
  await expect(page.getByText('Hoy recibes publicidad.')).toBeVisible();
  const newest = page.getByRole('article').first();
  await expect(newest).toContainText('Publicidad');
  await expect(newest).toContainText('Vigente');
  expect(await advertising(accountId)).toEqual([{ text_version: '2026-11', is_withdrawn: false }]);

  await press(page, 'Retirar autorización');
  await expect(page.getByText('No te enviaremos más publicidad')).toBeVisible();
  await expect(page.getByText('Hoy no recibes publicidad.')).toBeVisible();
  await expect(newest).toContainText('Retirado el');
  expect(await advertising(accountId)).toEqual([{ text_version: '2026-11', is_withdrawn: true }]);
});

test('the letter of a request that the lender has not answered is withdrawn after a question, and the request ends', async ({
  page,
}) => {
  const { customer, accountId, purchases } = await customerWith(2201);
  const { number } = purchases[0]!;
  const letters = () =>
    rows<{ is_withdrawn: boolean }>(
      `select withdrawn_at is not null as is_withdrawn from consent where account_id = $1 and purpose = 'credit-bureaus'`,
      [accountId],
    );
  await signIn(page, customer);
  await page.goto(CONSENTS);
  const withdraw = page.getByRole('button', { name: `Retirar: Consulta en burós de crédito, solicitud N.º ${number}` });
  const dialog = page.getByRole('dialog', { name: '¿Retirar «Consulta en burós de crédito»?' });
  await withdraw.click();
  await expect(dialog).toContainText(`Tu solicitud N.º ${number} no puede seguir y se cancela.`);
  await dialog.getByRole('button', { name: 'Volver' }).click();
  await expect(withdraw).toBeFocused();
  expect(await letters()).toEqual([{ is_withdrawn: false }]);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Retirar' }).click();
  await expect(page.getByText('Retiraste: Consulta en burós de crédito')).toBeVisible();
  await expect(withdraw).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await letters()).toEqual([{ is_withdrawn: true }]);
  await page.goto('/usuario/solicitudes');
  await page.getByRole('tab', { name: 'Terminadas' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`N.º ${number}`) })).toContainText('CANCELADO');
});

test('everything that is kept about the customer is saved as a JSON file; a failure is told, and saves none', async ({
  page,
  consoleLog,
}) => {
  consoleLog.expectMatching(REFUSED);
  const { customer, email, identification, purchases } = await customerWith(2005);
  await signIn(page, customer);
  await page.goto(SETTINGS);
  const saved: unknown[] = [];
  page.on('download', (file) => saved.push(file));
  await whileRefused(page, contract.personalDataExport, async () => {
    await press(page, 'Descargar mis datos');
    await expect(page.getByText('No disponible')).toBeVisible();
  });
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Descargar mis datos')]);
  expect(file.suggestedFilename()).toMatch(/^datos-personales-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(() => JSON.parse(text)).not.toThrow();
  expect(saved).toHaveLength(1);
  for (const own of [email, identification, 'Rosa Elvira', `${purchases[0]!.number}`]) expect(text).toContain(own);
});

test('the deletion of the account is asked for and taken back, in the settings and where its mail leads; its state is asked for again where it did not come', async ({
  page,
  consoleLog,
}) => {
  consoleLog.expectMatching(REFUSED);
  const { customer, accountId } = await customerWith();
  await signIn(page, customer);
  const failed = page.getByText('No pudimos cargar el estado de tu cuenta');
  await whileRefused(page, contract.consents, async () => {
    await page.goto(SETTINGS);
    await expect(failed).toBeVisible();
    await expect(page.getByRole('button', { name: 'Eliminar mi cuenta' })).toHaveCount(0);
  });
  await press(page, 'Reintentar');
  await expect(page.getByRole('button', { name: 'Eliminar mi cuenta' })).toBeEnabled();
  await expect(failed).toHaveCount(0);
  for (const place of [SETTINGS, CONSENTS]) {
    await page.goto(SETTINGS);
    await press(page, 'Eliminar mi cuenta');
    await press(page, 'Pedir la eliminación');
    await expect(page.getByText(/^Pediste eliminar tu cuenta el .* Se elimina el /)).toBeVisible();
    expect(await deletions(accountId)).toHaveLength(1);
    await page.goto(place);
    await press(page, 'Retirar solicitud');
    await expect(page.getByText(/^Pediste eliminar tu cuenta/)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await deletions(accountId)).toEqual([]);
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Retiraste la solicitud. Tu cuenta se queda')).toBeVisible();
});

test("'Cerrar sesión en todas partes' ends the session in another browser too", async ({ page, browser }) => {
  const { customer, accountId } = await customerWith();
  const phone = await (await browser.newContext()).newPage();
  await signIn(phone, customer);
  await phone.goto(CONSENTS);
  await expect(phone.getByRole('heading', { name: 'Lo que aceptaste' })).toBeVisible();
  await signIn(page, customer);
  await page.goto(SETTINGS);
  await press(page, 'Cerrar sesión en todas partes');
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect
    .poll(() => rows('select 1 from session where account_id = $1 and ended_at is null', [accountId]))
    .toEqual([]);
  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'Lo que aceptaste' })).toHaveCount(0);
  await expect(phone.getByRole('banner').getByText(customer.displayName)).toHaveCount(0);
  await phone.context().close();
});
