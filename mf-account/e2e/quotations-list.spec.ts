import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '@vitrina/e2e/console';
import { addressOf, answerOf, contract } from '@vitrina/e2e/contract';
import { customerWith } from '@vitrina/e2e/customers';
import { rows } from '@vitrina/e2e/database';
import { CUSTOMER, signIn } from '@vitrina/e2e/session';
import { hold, REFUSED, whileRefused } from '@vitrina/e2e/walk';
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

test('cards take the place of four or five placeholders; a decided quotation leads to its purchase or request, one that ended without a sale is to be decided again', async ({
  page,
}) => {
  const { customer, purchases } = await customerWith(2005, 2204, 2011);
  const [bought, requested, ended] = purchases;
  await signIn(page, customer);
  const release = await hold(page, contract.quotations);
  await openList(page);
  const coming = page.getByRole('status').filter({ hasText: 'Cargando tus cotizaciones' });
  await expect(coming.locator('div[aria-hidden=true]').first()).toBeVisible();
  expect([4, 5]).toContain(await coming.locator('div[aria-hidden=true]').count());
  await release();
  await expect(cards(page)).toHaveCount(3);
  await expect(coming).toHaveCount(0);

  const one = card(page, bought!.quotation);
  const [saved] = await rows<{ day: string }>(
    "select to_char(created_at at time zone 'America/Guayaquil', 'DD/MM/YYYY') as day from quotation where id = $1",
    [bought!.quotation],
  );
  await expect(one.getByRole('heading', { name: 'Sierra 2027 · Rojo Cotopaxi' })).toBeVisible();
  for (const part of ['Automotores Cóndor S.A.', saved!.day])
    await expect(one.getByText(part, { exact: true })).toBeVisible();
  await expect(one.getByRole('term').filter({ hasText: 'Precio total del vehículo' }).locator('..')).toContainText(
    '$33,636.61',
  );
  const picture = one.getByRole('img', { name: 'Sierra 2027 · Rojo Cotopaxi' });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const sections = [
    ['Paquetes', '$32,090.00', 'Paquete Urbano'],
    ['Accesorios individuales', '$144.40', 'Juego de alfombras de caucho', 'Deflectores de ventana'],
    ['Kit de accesorios', '$860.99', 'Kit Aventura'],
    ['Mantenimientos prepagados', '$541.22', 'Mantenimiento prepagado 30,000 km'],
  ] as const;
  await expect(one.getByRole('group')).toHaveCount(sections.length);
  for (const [title, sum, ...items] of sections) {
    const section = one.getByRole('group').filter({ hasText: title });
    await expect(section.getByText(sum).first()).toBeVisible();
    await expect(section.getByText(items[0], { exact: true })).toBeHidden();
    await section.getByText(title, { exact: true }).click();
    for (const item of items) await expect(section.getByText(item, { exact: true })).toBeVisible();
  }

  const choices = (of: number) =>
    card(page, of).getByRole('button', { name: /^(Comprar contado|Solicitar financiamiento)$/ });
  await expect(choices(ended!.quotation)).toHaveText(['Comprar contado', 'Solicitar financiamiento']);
  await expect(card(page, ended!.quotation).getByRole('link')).toHaveCount(0);
  await expect(choices(bought!.quotation)).toHaveCount(0);
  await expect(choices(requested!.quotation)).toHaveCount(0);
  await expect(card(page, requested!.quotation).getByRole('link', { name: 'Ver tu solicitud' })).toHaveAttribute(
    'href',
    /\/usuario\/solicitudes$/,
  );
  await one.getByRole('link', { name: 'Ver tu compra' }).click();
  await expect(page).toHaveURL(new RegExp(`/usuario/compras/detalle\\?id=${bought!.id}$`));
});

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

test("the PDF is saved under the name of its quotation, the link copied, and the configurator opened by it; a link that fails is told, and 'Reintentar' makes it", async ({
  page,
  consoleLog,
}) => {
  consoleLog.expectMatching(REFUSED);
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

  const failure = card(page, 1002).getByRole('alert');
  const retry = failure.getByRole('button', { name: 'Reintentar' });
  await whileRefused(page, contract.quotationLink, async () => {
    await choose(page, 1002, 'Copiar enlace');
    await expect(failure).toContainText('No pudimos crear el enlace');
  });
  await retry.click();
  await expect(card(page, 1002).getByText('Copiado')).toBeVisible();
  await expect(failure).toHaveCount(0);
  const { origin } = new URL(page.url());
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${origin}/c/${CODE}`);

  await whileRefused(page, contract.quotationLink, async () => {
    await choose(page, 1002, 'Configurar de nuevo');
    await expect(failure).toContainText('No pudimos abrir el configurador');
  });
  await expect(page).toHaveURL(/\/usuario\/cotizaciones$/);
  await retry.click();
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
