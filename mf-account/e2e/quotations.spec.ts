import type { Page } from '@playwright/test';
import { newCustomer } from '@vitrina/e2e/account';
import { expect, test } from '@vitrina/e2e/console';
import { contract } from '@vitrina/e2e/contract';
import { rows } from '@vitrina/e2e/database';
import { acceptTerms, chooseModel, takeDefaults } from '@vitrina/e2e/journey';
import { type Customer, signIn, signInHere } from '@vitrina/e2e/session';
import { hold } from '@vitrina/e2e/walk';

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
