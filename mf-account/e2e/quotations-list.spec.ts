import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '@vitrina/e2e/console';
import { addressOf, answerOf, contract } from '@vitrina/e2e/contract';
import { CUSTOMER, signIn } from '@vitrina/e2e/session';
import { REFUSED, whileRefused } from '@vitrina/e2e/walk';
import { answerList, card, choose, manyQuotations, opener, openList } from './states/quotations';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const CODE = 'AbCdEfGhJkLmNpQrStUvWx';

/** Opens the list of the customer whom no backend knows, with so many quotations. */
async function open(page: Page, count: number) {
  await signIn(page, CUSTOMER);
  await answerList(page, manyQuotations(count));
  await openList(page);
  await expect(cards(page)).toHaveCount(Math.min(count, 20));
}

test('quotations off screen are only places', async ({ page }) => {
  await open(page, 20);
  const drawn = await cards(page).evaluateAll(
    (all) => all.filter((one) => one.checkVisibility({ contentVisibilityAuto: true })).length,
  );
  expect(drawn).toBeGreaterThan(0);
  expect(drawn).toBeLessThan(8);
});

test('the next page comes as one scrolls, and by the keyboard with the focus on its first quotation', async ({
  page,
}) => {
  await open(page, 65);
  await page.getByRole('button', { name: 'Ver más' }).scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveCount(40);
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Ver más' }).evaluate((button) => button.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(60);
  await expect(page.locator('li:focus')).toContainText('Cotización N.º 1025');
});

test("a next page that fails is told below the quotations, and 'Reintentar' brings it", async ({
  page,
  consoleLog,
}) => {
  consoleLog.expectMatching(REFUSED);
  await open(page, 45);
  await whileRefused(page, contract.quotations, async () => {
    await page.getByRole('button', { name: 'Ver más' }).scrollIntoViewIfNeeded();
    await expect(page.getByText('No pudimos cargar más cotizaciones')).toBeVisible();
    await expect(cards(page)).toHaveCount(20);
  });
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(cards(page)).toHaveCount(40);
});

test("'Comprar contado' leads to the payment once the policy was read", async ({ page }) => {
  await open(page, 2);
  await card(page, 1002).getByRole('button', { name: 'Comprar contado' }).click();
  const policy = page.getByRole('dialog', { name: 'Política de privacidad' });
  await expect(policy.getByRole('button', { name: 'Aceptar' })).toBeDisabled();
  await policy.getByRole('radio', { name: 'He leído la política de privacidad' }).check();
  await policy.getByRole('button', { name: 'Aceptar' }).click();
  await expect(page).toHaveURL(/\/usuario\/pagos\?id=2002$/);
});

test('a quotation set to credit that cannot be set back keeps its dialog and says so there', async ({
  page,
  consoleLog,
}) => {
  consoleLog.expectMatching(REFUSED);
  await signIn(page, CUSTOMER);
  await answerList(page, [{ ...manyQuotations(1)[0]!, creditPurchase: true }]);
  await openList(page);
  await card(page, 1001).getByRole('button', { name: 'Comprar contado' }).click();
  const policy = page.getByRole('dialog', { name: 'Política de privacidad' });
  await policy.getByRole('radio', { name: 'He leído la política de privacidad' }).check();
  await whileRefused(page, contract.changePurchaseKind, async () => {
    await policy.getByRole('button', { name: 'Aceptar' }).click();
    await expect(policy.getByText('No disponible')).toBeVisible();
  });
  await page.route(addressOf(contract.changePurchaseKind), (route) =>
    route.fulfill({ json: answerOf(contract.changePurchaseKind, {}) }),
  );
  await policy.getByRole('button', { name: 'Aceptar' }).click();
  await expect(page).toHaveURL(/\/usuario\/pagos\?id=2001$/);
});

test("'Solicitar financiamiento' leads to the simulator", async ({ page }) => {
  await open(page, 1);
  await card(page, 1001).getByRole('button', { name: 'Solicitar financiamiento' }).click();
  await expect(page).toHaveURL(/\/usuario\/solicitudes\/calculo\?id=2001$/);
});

test('the PDF is saved under the name of its quotation, the link copied, and the configurator opened by it', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 2);
  await page.route(addressOf(contract.quotationDocument), (route) =>
    route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.7' }),
  );
  await page.route(addressOf(contract.quotationLink), (route) =>
    route.fulfill({ json: answerOf(contract.quotationLink, { code: CODE }) }),
  );
  const [file] = await Promise.all([page.waitForEvent('download'), choose(page, 1002, 'Descargar PDF')]);
  expect(file.suggestedFilename()).toBe('cotizacion-1002-sierra-2027-rojo-cotopaxi.pdf');
  expect(await readFile(await file.path(), 'utf8')).toBe('%PDF-1.7');
  await expect(card(page, 1002).getByText('PDF descargado')).toBeVisible();

  await choose(page, 1002, 'Copiar enlace');
  await expect(card(page, 1002).getByText('Copiado')).toBeVisible();
  const { origin } = new URL(page.url());
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${origin}/c/${CODE}`);

  await choose(page, 1002, 'Configurar de nuevo');
  await expect(page).toHaveURL(new RegExp(`/c/${CODE}$`));
});

test("the menu works by keyboard: Escape closes it and the focus is on 'Más'", async ({ page }) => {
  await open(page, 2);
  await opener(page, 1001).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(card(page, 1001).getByRole('button', { name: 'Descargar PDF' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener(page, 1001)).toBeFocused();
  await expect(opener(page, 1001)).toHaveAttribute('aria-expanded', 'false');
});

test("two quotations are compared under an address that the browser's back leaves, the place in the list kept", async ({
  page,
}) => {
  await open(page, 12);
  await choose(page, 1004, 'Comparar');
  await page.getByRole('checkbox', { name: 'Comparar la cotización N.º 1003' }).check();
  const before = await page.evaluate(() => scrollY);
  const compare = page.getByRole('region', { name: 'Comparar cotizaciones' }).getByRole('button', { name: 'Comparar' });
  await compare.click();
  await expect(page).toHaveURL(/\?comparar=4,3$/);
  const dialog = page.getByRole('dialog', { name: 'Comparar cotizaciones' });
  await expect(dialog.getByText('Menor precio').first()).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Comparar cotizaciones' })).toBeFocused();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(compare).toBeFocused();
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(40);
  await page.goForward();
  await expect(dialog.getByRole('table')).toBeVisible();
  await page.reload();
  await expect(dialog.getByRole('columnheader')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page).toHaveURL(/\/usuario\/cotizaciones$/);
});

test('on a phone the names of the lines stay while the quotations go by', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, CUSTOMER);
  await answerList(page, manyQuotations(3));
  await openList(page, '?comparar=3,2,1');
  const region = page.getByRole('dialog').getByRole('region');
  const name = page.getByRole('rowheader', { name: /^Precio total del vehículo/ });
  const left = async () => (await name.boundingBox())?.x;
  const before = await left();
  await region.evaluate((scroller) => scroller.scrollTo({ left: 999 }));
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(50);
  expect(await left()).toBe(before);
});
