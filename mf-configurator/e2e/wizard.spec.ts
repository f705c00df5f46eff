import type { Page } from '@playwright/test';
import { expect, test } from '@vitrina/e2e/console';
import {
  acceptTerms,
  addCouponAndAccessory,
  chooseModel,
  configureToAccessories,
  next,
  subStep,
  takeDefaults,
} from '@vitrina/e2e/journey';

const choiceOf = (page: Page) => {
  const search = new URL(page.url()).searchParams;
  search.delete('subpaso');
  return search.toString();
};
/** The address follows the choice a moment later. */
const kept = (page: Page, part: RegExp) => expect(page).toHaveURL(part);
const price = (page: Page) => page.getByRole('region', { name: 'PVP sugerido' }).locator('data');
const terms = (page: Page) => page.getByRole('dialog', { name: 'Términos y condiciones' });
const accept = (page: Page) => terms(page).getByRole('button', { name: 'Acepto' }).click();

/** Individual accessory, kit beside it and coupon, and the second colour. */
async function fill(page: Page) {
  await addCouponAndAccessory(page);
  await kept(page, /individuales=\d+&cupon=\d+/);
  await next(page).click();
  await expect(subStep(page, 'Exterior')).toBeVisible();
  const colour = () => new URL(page.url()).searchParams.get('color');
  await kept(page, /color=/);
  const usual = colour();
  await page.getByRole('radio').nth(1).check();
  await expect.poll(colour).not.toBe(usual);
}

test('back and forward go through the sub-steps, and each can be reloaded', async ({ page }) => {
  await chooseModel(page, 'Sierra');
  await acceptTerms(page);
  await takeDefaults(page);
  await page.goBack();
  for (const title of ['Exterior', 'Accesorios', 'Paquetes', 'Potencia', 'Especificaciones']) {
    await expect(subStep(page, title)).toBeVisible();
    await page.reload();
    await expect(subStep(page, title)).toBeVisible();
    await page.goBack();
  }
  await expect(page).toHaveURL(/\/$/);
  for (const title of ['Especificaciones', 'Potencia', 'Paquetes', 'Accesorios', 'Exterior']) {
    await page.goForward();
    await expect(subStep(page, title)).toBeVisible();
  }
  await page.goForward();
  await expect(page).toHaveURL(/\/resumen\?/);
  await page.getByRole('button', { name: 'Regresar' }).click();
  await expect(subStep(page, 'Exterior')).toBeVisible();
});

test("the browser's way back to Packages clears accessories, a reload there clears nothing more", async ({ page }) => {
  await configureToAccessories(page);
  await addCouponAndAccessory(page);
  await page.goBack();
  await expect(subStep(page, 'Paquetes')).toBeFocused();
  await kept(page, /^(?!.*individuales).*cupon=/);
  const before = await price(page).textContent();
  await page.reload();
  await expect(subStep(page, 'Paquetes')).toBeVisible();
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await expect(price(page)).toHaveText(before as string);
});

test('a shared link restores everything on another device, once the terms are accepted', async ({ page, browser }) => {
  await configureToAccessories(page);
  await fill(page);
  const [link, choice, total] = [page.url(), choiceOf(page), await price(page).textContent()];
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(link);
  await expect(terms(other)).toContainText('Recuperamos la configuración de tu enlace');
  await expect(subStep(other, 'Especificaciones')).toBeAttached();
  await accept(other);
  await expect(subStep(other, 'Exterior')).toBeFocused();
  await expect(price(other)).toHaveText(total as string);
  await expect(other.getByRole('radio').nth(1)).toBeChecked();
  expect(choiceOf(other)).toBe(choice);
  await context.close();
});

test('a link to the summary opens it with its dealership', async ({ page, browser }) => {
  await chooseModel(page, 'Ruta');
  await acceptTerms(page);
  await takeDefaults(page);
  await page.getByRole('radio').first().check();
  await kept(page, /agencia=\d+/);
  const link = page.url();
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(link);
  await accept(other);
  await expect(other).toHaveURL(link);
  await expect(other.getByRole('radio').first()).toBeChecked();
  await other.getByRole('button', { name: 'Cotizar' }).click();
  await expect(other).toHaveURL(/\/cotiza\?.*agencia=/);
  const form = other.url();
  await context.close();

  const third = await (await browser.newContext()).newPage();
  await third.goto(form);
  await accept(third);
  await expect(third.getByRole('heading', { name: 'Ingrese sus datos en el siguiente formulario' })).toBeVisible();
  expect(third.url()).toBe(form);
  await third.context().close();
});

test('a link with things no longer sold explains what took their place', async ({ page }) => {
  await chooseModel(page, 'Sierra');
  const path = new URL(page.url()).pathname;
  await page.goto(
    `${path}?subpaso=4&provincia=17&anio=1999&motor=9999&paquete=999999&individuales=888888&kits=777777&color=666666&agencia=555555#sub-menu`,
  );
  await accept(page);
  await expect(subStep(page, 'Exterior')).toBeVisible();
  const notice = page.getByRole('status').filter({ hasText: 'Recuperamos la configuración de tu enlace' });
  await expect(notice.getByRole('listitem')).toHaveText([
    /^El año 1999 no está disponible: elegimos \d{4}\.$/,
    /^El motor del enlace no está disponible: elegimos .+\.$/,
    /^El paquete del enlace no está disponible: elegimos .+\.$/,
    'Un kit de accesorios del enlace ya no está disponible.',
    'Un accesorio del enlace ya no está disponible.',
    /^El color del enlace no está disponible: elegimos .+\.$/,
    'El concesionario del enlace no está disponible: elige otro.',
  ]);
  await notice.getByRole('button', { name: 'Entendido' }).click();
  await expect(notice).toHaveCount(0);
  await expect(price(page)).not.toHaveText('$0.00');
});

test('a link without a province asks for it; nonsense in a link is ignored', async ({ page }) => {
  await page.goto('/sierra/1?subpaso=zz&color=-1&paquete=1e9&individuales=,,a&kits=%00#sub-menu');
  const dialog = page.getByRole('dialog', { name: '¿En qué provincia estás?' });
  await dialog.getByRole('combobox', { name: 'Provincia' }).selectOption({ label: 'Azuay' });
  await dialog.getByRole('button', { name: 'Siguiente' }).click();
  await expect(subStep(page, 'Especificaciones')).toBeVisible();
  await expect(price(page)).not.toHaveText('$0.00');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await kept(page, /provincia=1&anio=/);
});

test("'Deshacer' takes the kit out and puts the accessory back, also by keyboard", async ({ page }) => {
  await configureToAccessories(page);
  const kit = page.getByRole('tabpanel').getByRole('checkbox').first();
  await kit.check();
  await page.getByRole('tab', { name: 'Individuales' }).click();
  const inside = page.getByRole('checkbox', { disabled: true }).first();
  const name =
    (await inside.getAttribute('aria-label')) ??
    (await inside.evaluate((box: HTMLInputElement) => box.labels?.[0]?.textContent ?? ''));
  await page.getByRole('tab', { name: 'Kit' }).click();
  await kit.uncheck();
  await page.getByRole('tab', { name: 'Individuales' }).click();
  const accessory = page.getByRole('tabpanel').getByRole('checkbox').filter({ visible: true });
  const index = await accessory.evaluateAll(
    (boxes, text) =>
      boxes.findIndex((box) => text.startsWith((box as HTMLInputElement).labels?.[0]?.textContent?.slice(0, 8) ?? '?')),
    name,
  );
  await accessory.nth(index).check();
  const before = await price(page).textContent();
  await page.getByRole('tab', { name: 'Kit' }).click();
  await kit.check();
  await expect(page.getByText(/^Se ha removido .+ porque .+ ya lo incluye$/)).toBeVisible();
  await page.getByRole('tab', { name: 'Individuales' }).click();
  await page.getByRole('button', { name: 'Deshacer' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Deshacer' })).toHaveCount(0);
  await expect(accessory.nth(index)).toBeChecked();
  await expect(price(page)).toHaveText(before as string);
});
