import type { Page } from '@playwright/test';
import { expect, test } from '@vitrina/e2e/console';
import { customerWith } from '@vitrina/e2e/customers';
import { rows } from '@vitrina/e2e/database';
import { enter, tabTo } from '@vitrina/e2e/keyboard';
import { signIn } from '@vitrina/e2e/session';
import { REFUSED } from '@vitrina/e2e/walk';

const field = (page: Page, name: string) =>
  page.getByRole('main').getByLabel(name, { exact: true }).and(page.locator('input, select'));
const button = (page: Page, name: string) => page.getByRole('button', { name });
const saved = (page: Page) => expect(page.getByText('Se ha actualizado sus datos personales')).toBeVisible();
const complete = (page: Page) => expect(page.getByText('Tus datos están completos')).toBeVisible();

async function open(page: Page) {
  await page.goto('/usuario/perfil');
  await expect(field(page, 'Nombres')).toBeVisible();
}

test('a customer changes their data: stored, told, and the header calls them by their new name', async ({ page }) => {
  const { customer, accountId } = await customerWith();
  await signIn(page, customer);
  await open(page);
  await complete(page);
  await expect(field(page, 'Ciudad')).toHaveValue('Quito');
  await expect(field(page, 'Número de identificación')).toHaveAttribute('readonly');

  await field(page, 'Nombres').fill('Rosa Ñusta Elvira');
  await field(page, 'Celular').fill('0991234567');
  await field(page, 'Ciudad').fill('Cuenca');
  await page.getByRole('option', { name: 'Cuenca', exact: true }).click();
  await expect(field(page, 'Parroquia (opcional)')).toHaveValue('');
  await field(page, 'Parroquia (opcional)').fill('Sucre');
  await page.getByRole('option', { name: 'Sucre', exact: true }).click();
  await button(page, 'Actualizar').dblclick();
  await saved(page);
  await complete(page);
  await expect(page.getByRole('banner').getByText('Rosa Ñusta Elvira Vera Luna')).toBeVisible();

  expect(await rows('select first_names, revision from person where account_id = $1', [accountId])).toEqual([
    { first_names: 'Rosa Ñusta Elvira', revision: 2 },
  ]);
  await page.reload();
  await expect(field(page, 'Ciudad')).toHaveValue('Cuenca');
  await expect(field(page, 'Parroquia (opcional)')).toHaveValue('Sucre');
  await expect(field(page, 'Celular')).toHaveValue('0991234567');
  await complete(page);
});

test('what is typed is there after a reload, and after the page was left and reached by the back button', async ({
  page,
}) => {
  const { customer } = await customerWith();
  await signIn(page, customer);
  await open(page);
  await field(page, 'Calle principal').fill('Av. Loja');
  await page.reload();
  await expect(field(page, 'Calle principal')).toHaveValue('Av. Loja');
  await expect(button(page, 'Actualizar')).toBeVisible();
  await field(page, 'Número').fill('N99');
  await page.getByRole('link', { name: 'Configuración' }).click();
  await expect(page).toHaveURL(/contrase/);
  await page.goBack();
  await expect(field(page, 'Número')).toHaveValue('N99');
  await expect(field(page, 'Calle principal')).toHaveValue('Av. Loja');
});

test('of two tabs the later one is told, keeps what was typed, and decides which counts', async ({
  page,
  context,
  consoleLog,
}) => {
  consoleLog.expectMatching(REFUSED);
  const { customer, accountId } = await customerWith();
  await signIn(page, customer);
  await open(page);
  const other = await context.newPage();
  await open(other);
  await field(page, 'Número').fill('N1');
  await field(other, 'Calle secundaria').fill('Otra calle');
  await button(other, 'Actualizar').click();
  await saved(other);
  await button(page, 'Actualizar').click();
  await expect(page.getByText('Tus datos cambiaron en otra ventana. Lo que escribiste sigue aquí.')).toBeVisible();
  await expect(field(page, 'Número')).toHaveValue('N1');
  await button(page, 'Seguir con lo que escribí').click();
  await button(page, 'Actualizar').click();
  await saved(page);
  expect(await rows('select number from person_address where account_id = $1', [accountId])).toEqual([
    { number: 'N1' },
  ]);
});

test('a type shows what is stored of it; a telephone that is no mobile is not taken for one', async ({ page }) => {
  const { customer, accountId } = await customerWith();
  await rows(
    `insert into person_email (account_id, type_id, address, confirmed_at)
       select $1, id, 'obra@example.ec', now() from email_type where name = 'TRABAJO'`,
    [accountId],
  );
  await rows(
    `update person_phone set type_id = (select id from phone_type where not mobile order by id limit 1), number = '022345678'
       where account_id = $1`,
    [accountId],
  );
  await signIn(page, customer);
  await open(page);
  await expect(field(page, 'Correo electrónico')).not.toHaveValue('obra@example.ec');
  await field(page, 'Tipo de correo').selectOption('TRABAJO');
  await expect(field(page, 'Correo electrónico')).toHaveValue('obra@example.ec');
  await field(page, 'Tipo de correo').selectOption('PERSONAL');
  await expect(field(page, 'Correo electrónico')).not.toHaveValue('obra@example.ec');

  const types = field(page, 'Tipo de teléfono').locator('option:not([value=""])');
  for (const name of await types.allTextContents()) expect(name).toMatch(/m[oó]vil/i);
  await expect(field(page, 'Tipo de teléfono').locator('option:checked')).toHaveText(
    (await types.first().textContent())!,
  );
  await expect(field(page, 'Celular')).toHaveValue('');
});

test('a person without a mouse finds the button of the bar, and the alert in its place', async ({ page }) => {
  const { customer } = await customerWith();
  await signIn(page, customer);
  await open(page);
  await tabTo(page, field(page, 'Nombres'));
  await page.keyboard.type('Ana');
  await enter(page, button(page, 'Actualizar'));
  await complete(page);
  await expect(page.locator(':focus')).toContainText('Tus datos están completos');
});
