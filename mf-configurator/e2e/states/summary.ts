import { expect, type Page } from '@playwright/test';
import { contract } from '@vitrina/e2e/contract';
import { followLink } from '@vitrina/e2e/journey';
import { map } from '@vitrina/e2e/map';
import { CUSTOMER, signIn } from '@vitrina/e2e/session';
import { type Walk, whileRefused } from '@vitrina/e2e/walk';

const NO_PLACE = 'Sin dirección o cooderndas configuradas';

/** Guayas has a dealership without coordinates. */
const openSummary = (page: Page) => followLink(page, '/sierra/1/resumen?provincia=9', 'Resumen');

/** The summary with its dealerships on list and map: none chosen, one chosen, none found, one without a place. */
export async function summary({ page, check }: Walk) {
  await openSummary(page);
  await expect(page.getByRole('radio').first()).toBeVisible();
  await check('summary');
  await page.getByRole('button', { name: 'Cotizar' }).click();
  await expect(page.getByText('Selecciona una Agencia para ser atendido')).toBeVisible();
  await map(page).scrollIntoViewIfNeeded();
  await check('summary, a dealership is asked for');
  const close = page.getByRole('button', { name: 'Cerrar notificación' }).first();
  await close.click({ timeout: 2000 }).catch(() => undefined); // it goes by itself, too

  await page.getByRole('radio').first().check();
  await map(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await check('dealership chosen');
  await page.getByRole('radio', { name: 'Costa Autos Ventas Corporativas' }).check();
  await expect(page.getByText(NO_PLACE).filter({ visible: true }).first()).toBeVisible();
  await check('dealership without a place');
  await page.getByRole('searchbox', { name: 'Busca concesionario' }).fill('xyz');
  await expect(page.getByText('No existen coincidencias')).toBeVisible();
  await check('no dealership found');
}

/** The summary of a signed-in buyer, who adds the quotation from here. */
export async function summaryOfCustomer({ page, check }: Walk) {
  await signIn(page, CUSTOMER);
  await openSummary(page);
  await page.getByRole('radio').first().check();
  await expect(page.getByRole('button', { name: 'Agregar cotización venta en linea' })).toBeVisible();
  await check('summary of a customer');
}

/** The sheet of paper, as wide as A4. */
export async function printedSummary({ page, check }: Walk) {
  await openSummary(page);
  await page.getByRole('radio').first().check();
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  await check('summary on paper');
}

/** Lets the map's code be lost on its way. */
const loseMap = (page: Page) => page.route('**/js/map.*', (route) => route.abort());

/** The summary without its dealerships, and without its map. */
export async function summaryFailures({ page, check }: Walk) {
  await loseMap(page);
  await whileRefused(page, contract.dealerships, async () => {
    await openSummary(page);
    await expect(page.getByText('No pudimos cargar los concesionarios').first()).toBeVisible();
    await check('dealerships failed');
  });
  await page.getByRole('button', { name: 'Reintentar' }).last().click();
  await page.getByRole('radio').first().check();
  await page.getByText('No pudimos cargar el mapa').scrollIntoViewIfNeeded();
  await check('map failed');
}
