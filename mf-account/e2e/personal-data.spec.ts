import type { Page, Request } from '@playwright/test';
import { expect, test } from '@vitrina/e2e/console';
import { addressOf, contract } from '@vitrina/e2e/contract';
import { customerWith } from '@vitrina/e2e/customers';
import { rows } from '@vitrina/e2e/database';
import { enter, tabTo } from '@vitrina/e2e/keyboard';
import { signIn } from '@vitrina/e2e/session';
import { REFUSED, whileRefused } from '@vitrina/e2e/walk';

const PARISH = 'Parroquia (opcional)';

const field = (page: Page, name: string) =>
  page.getByRole('main').getByLabel(name, { exact: true }).and(page.locator('input, select'));
const button = (page: Page, name: string) => page.getByRole('button', { name });
const saved = (page: Page) => expect(page.getByText('Se ha actualizado sus datos personales')).toBeVisible();
const complete = (page: Page) => expect(page.getByText('Tus datos están completos')).toBeVisible();

/** Types a name into a field that is searched, and takes the one of that name. */
async function pick(page: Page, name: string, option: string) {
  await field(page, name).fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
}

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
  await pick(page, 'Ciudad', 'Cuenca');
  await expect(field(page, PARISH)).toHaveValue('');
  await pick(page, PARISH, 'Sucre');
  await button(page, 'Actualizar').dblclick();
  await saved(page);
  await complete(page);
  await expect(page.getByRole('banner').getByText('Rosa Ñusta Elvira Vera Luna')).toBeVisible();

  expect(await rows('select first_names, revision from person where account_id = $1', [accountId])).toEqual([
    { first_names: 'Rosa Ñusta Elvira', revision: 2 },
  ]);
  await page.reload();
  await expect(field(page, 'Ciudad')).toHaveValue('Cuenca');
  await expect(field(page, PARISH)).toHaveValue('Sucre');
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

test('a form in error says where and takes the focus there; a refused change keeps what was typed, and the next one counts', async ({
  page,
  consoleLog,
}) => {
  consoleLog.expectMatching(REFUSED);
  const { customer, accountId } = await customerWith();
  await signIn(page, customer);
  await open(page);
  const typed = { Nombres: 'Rosa 2', 'Correo electrónico': 'rosa@', Celular: '022345678', Número: 'N9' };
  for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text);
  await button(page, 'Actualizar').click();
  await expect(page.getByText('Completa el formulario')).toBeVisible();
  await expect(field(page, 'Nombres')).toBeFocused();
  const errors = [
    'El campo Nombres debe contener solo letras y espacios',
    'El campo Correo electrónico debe ser un correo electrónico válido',
    'El campo Celular debe empezar con 08 o 09 y tener 10 dígitos',
  ];
  for (const error of errors) await expect(page.getByText(error)).toBeVisible();

  const right = { Nombres: 'Rosa Inés', 'Correo electrónico': customer.email, Celular: '0991234567', Número: 'N9' };
  for (const [name, text] of Object.entries(right)) await field(page, name).fill(text);
  for (const error of errors) await expect(page.getByText(error)).toHaveCount(0);
  await whileRefused(page, contract.updateProfile, async () => {
    await button(page, 'Actualizar').click();
    await expect(page.getByText('No disponible')).toBeVisible();
  });
  for (const [name, text] of Object.entries(right)) await expect(field(page, name)).toHaveValue(text);
  await expect(page.getByText('Tienes cambios sin guardar')).toBeVisible();
  await button(page, 'Actualizar').click();
  await saved(page);
  await complete(page);
  expect(await rows('select first_names, revision from person where account_id = $1', [accountId])).toEqual([
    { first_names: 'Rosa Inés', revision: 2 },
  ]);
});

test('the address of a type shows; a parish is one of the city that was chosen last, however late those of another one come', async ({
  page,
  consoleLog,
}) => {
  consoleLog.expectMatching(REFUSED);
  const { customer, accountId } = await customerWith();
  await rows(
    `insert into person_address (account_id, type_id, canton_id, parish_id, main_street, secondary_street, number)
       select $1, address_type.id, canton.id, parish.id, 'Av. Samborondón', 'Calle 1', 'Km 2'
         from address_type, canton join parish on parish.canton_id = canton.id
         where address_type.name = 'TRABAJO' and canton.name = 'Samborondón' and parish.name = 'La Puntilla'`,
    [accountId],
  );
  await signIn(page, customer);
  await open(page);
  const parish = field(page, PARISH);
  const parishes = page.getByRole('listbox', { name: PARISH }).getByRole('option');
  await field(page, 'Tipo de dirección').selectOption('TRABAJO');
  await expect(field(page, 'Calle principal')).toHaveValue('Av. Samborondón');
  await expect(field(page, 'Calle secundaria')).toHaveValue('Calle 1');
  await expect(field(page, 'Número')).toHaveValue('Km 2');
  await expect(field(page, 'Ciudad')).toHaveValue('Samborondón');
  await expect(parish).toHaveValue('La Puntilla');

  let answer = () => {};
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const places = contract.provincesWithCantons;
  const isOfGiron = (request: Request) => contract.decode(places.request, request.postDataJSON()).cantonId === 102;
  await page.route(addressOf(places), async (route) => {
    if (isOfGiron(route.request())) await late;
    await route.fallback();
  });
  const asked = page.waitForRequest((request) => request.url().endsWith(places.path) && isOfGiron(request));
  await pick(page, 'Ciudad', 'Girón');
  await expect(parish).toHaveValue('');
  const earlier = await asked;
  await pick(page, 'Ciudad', 'Mera');
  await parish.click();
  await expect(parishes).toHaveText(['Madre Tierra', 'Mera', 'Shell']);
  answer();
  await earlier.response();
  await parish.fill('San Gerardo');
  await expect(page.getByText('No existen coincidencias')).toBeVisible();
  await parish.blur();
  await expect(parish).toHaveValue('');
  await pick(page, PARISH, 'Shell');
  await field(page, 'Ciudad').fill('');
  await field(page, 'Ciudad').blur();
  await expect(parish).toBeDisabled();
  await expect(parish).toHaveValue('');

  await whileRefused(page, places, async () => {
    await pick(page, 'Ciudad', 'Tisaleo');
    await expect(page.getByText('No pudimos cargar las opciones.')).toBeVisible();
  });
  await expect(field(page, 'Calle principal')).toHaveValue('Av. Samborondón');
  await button(page, 'Reintentar').click();
  await pick(page, PARISH, 'Quinchicoto');
  await button(page, 'Actualizar').click();
  await saved(page);
  expect(
    await rows(
      `select main_street, canton.name as city, parish.name as parish from person_address
         join canton on canton.id = person_address.canton_id join parish on parish.id = parish_id where account_id = $1`,
      [accountId],
    ),
  ).toEqual([{ main_street: 'Av. Samborondón', city: 'Tisaleo', parish: 'Quinchicoto' }]);
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
