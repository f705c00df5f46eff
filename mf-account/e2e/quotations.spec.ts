import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { newCustomer } from '@vitrina/e2e/account';
import { expect, test } from '@vitrina/e2e/console';
import { contract } from '@vitrina/e2e/contract';
import { rows } from '@vitrina/e2e/database';
import { acceptTerms, chooseModel, takeDefaults } from '@vitrina/e2e/journey';
import { addManyPurchases } from '@vitrina/e2e/many-purchases';
import { type Customer, signIn, signInHere } from '@vitrina/e2e/session';
import { hold } from '@vitrina/e2e/walk';
import { choose } from './states/quotations';

const add = (page: Page) => page.getByRole('button', { name: 'Agregar cotización venta en linea' });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const leadsOf = ({ personId }: Customer) =>
  rows<{ number: number; cents: number }>(
    'select number, total_cents::int as cents from quotation where account_id = $1',
    [personId],
  );

/** Summary of a car, as the signed-in customer comes to it. */
async function configureTo(page: Page, model: string) {
  await chooseModel(page, model);
  await acceptTerms(page);
  await takeDefaults(page);
}

/** Every address that the page takes from now on. */
function watchAddresses(page: Page) {
  const seen: string[] = [];
  page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
  return seen;
}

const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));

test('a signed-in buyer adds the quotation from the summary, once, and finds it in their list', async ({ page }) => {
  test.setTimeout(120_000);
  const { customer } = await newCustomer();
  await signIn(page, customer);
  await configureTo(page, 'Sierra');
  await add(page).click();
  await expect(page.getByText('Selecciona una Agencia para ser atendido')).toBeVisible();
  expect(await leadsOf(customer)).toEqual([]);

  await page.getByRole('radio').first().check();
  const summary = page.getByRole('main').getByRole('term').filter({ hasText: 'PVP sugerido' }).locator('..');
  const total = (await summary.getByRole('definition').first().textContent()) ?? '';
  expect(total).toMatch(/^\$\d{2},\d{3}\.\d{2}$/);
  const addresses = watchAddresses(page);
  await add(page).dblclick();
  await expect(page.getByText('Se ha Agregado Correctamente')).toBeVisible();
  await expect(page).toHaveURL(/\/usuario\/cotizaciones$/);
  expect(addresses.filter((path) => path.endsWith('/cotiza'))).toEqual([]);

  await expect(cards(page)).toHaveCount(1);
  const leads = await leadsOf(customer);
  expect(leads).toHaveLength(1);
  const card = page.getByRole('article', { name: /^Sierra 2027/ });
  await expect(card).toContainText(`Cotización N.º ${leads[0]?.number}`);
  await expect(card.getByRole('term').filter({ hasText: 'Precio total del vehículo' }).locator('..')).toContainText(
    total,
  );

  await page.getByRole('link', { name: 'Cotizar nuevo' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Elige tu vehículo' })).toBeVisible();
});

test('after a sign-out the next customer of the same browser sees nothing of the first', async ({ page }) => {
  test.setTimeout(120_000);
  const { customer: first } = await newCustomer({ displayName: 'Rosa Vera' });
  const { customer: second } = await newCustomer({ displayName: 'Luis Paredes' });
  await signIn(page, first);
  await configureTo(page, 'Altar');
  await page.getByRole('radio').first().check();
  await add(page).click();
  await expect(cards(page)).toHaveCount(1);
  const [lead] = await leadsOf(first);

  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByText(first.displayName)).toHaveCount(0);
  expect(await stored(page)).not.toMatch(/vitrina:1:(session|wizard)/);

  // In the same document, so that what it still remembered would show.
  await signInHere(page, second);
  const release = await hold(page, contract.quotations);
  await page.getByRole('banner').getByText(second.displayName).click();
  await expect(page.getByRole('status').filter({ hasText: 'Cargando tus cotizaciones' })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await release();
  await expect(page.getByText('No tienes cotizaciones pendientes')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  for (const trace of [first.displayName, `N.º ${lead?.number}`, first.accessToken]) {
    expect(await page.content()).not.toContain(trace);
    expect(await stored(page)).not.toContain(trace);
  }
});

test('a saved quotation comes as a PDF and as a link, can be configured again, and stays as it is', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { customer } = await newCustomer();
  await signIn(page, customer);
  await configureTo(page, 'Sierra');
  await page.getByRole('radio').first().check();
  await add(page).click();
  await expect(cards(page)).toHaveCount(1);
  const [lead] = await leadsOf(customer);
  const number = lead?.number ?? 0;

  const [file] = await Promise.all([page.waitForEvent('download'), choose(page, number, 'Descargar PDF')]);
  expect(file.suggestedFilename()).toMatch(new RegExp(`^cotizacion-${number}-sierra-2027-[a-z-]+\\.pdf$`));
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await choose(page, number, 'Copiar enlace');
  await expect(page.getByText('Copiado')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/c\/[1-9A-HJ-NP-Za-km-z]{22}$/);

  await choose(page, number, 'Configurar de nuevo');
  await expect(page).toHaveURL(/\/[\w-]*sierra\/1(\/resumen)?\?/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/usuario/cotizaciones');
  await expect(cards(page)).toHaveCount(1);
  expect(await leadsOf(customer)).toEqual([lead]);
});

test('the list brings page after page, each quotation once, newest first', async ({ page }) => {
  const { customer } = await newCustomer();
  await addManyPurchases(customer.id, 40);
  await signIn(page, customer);
  await page.goto('/usuario/cotizaciones');
  for (const count of [20, 40, 60]) {
    await expect(cards(page)).toHaveCount(count);
    if (count < 60) await page.getByRole('button', { name: 'Ver más' }).scrollIntoViewIfNeeded();
  }
  const shown = await cards(page)
    .getByText(/^Cotización N\.º/)
    .allTextContents();
  const saved = await rows<{ words: string }>(
    `select 'Cotización N.º ' || number as words from quotation where account_id = $1
     order by created_at desc, id desc limit 60`,
    [customer.personId],
  );
  expect(shown).toEqual(saved.map(({ words }) => words));
});
