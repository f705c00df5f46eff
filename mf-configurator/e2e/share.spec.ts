import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '@vitrina/e2e/console';
import { addCouponAndAccessory, configureToAccessories, next, subStep } from '@vitrina/e2e/journey';
import { site, standaloneOrigin } from '@vitrina/e2e/ports';
import { REFUSED } from '@vitrina/e2e/walk';
import { UNKNOWN_CODE } from './states/share';

const SHORT_LINK = new RegExp(`^${site.origin}/c/[1-9A-HJ-NP-Za-km-z]{22}$`);

const total = (page: Page) => page.getByRole('region', { name: 'PVP sugerido' }).locator('data');
/** Facts and prices of the summary, down to the total; what follows are opening hours. */
async function standing(page: Page) {
  const texts = await page.getByRole('main').getByRole('definition').allTextContents();
  return texts.slice(0, texts.indexOf((await total(page).textContent()) as string) + 1);
}
const choice = (page: Page) => new URL(page.url()).search;

/** Home -> summary, with another package than the first, an accessory, a coupon, and a dealership with WhatsApp. */
async function configure(page: Page) {
  await configureToAccessories(page);
  await addCouponAndAccessory(page);
  await next(page).click();
  await expect(subStep(page, 'Exterior')).toBeVisible();
  await next(page).click();
  await page.getByRole('radio', { name: 'Cóndor Eloy Alfaro' }).check();
  await expect(page).toHaveURL(/agencia=1$/);
}

async function copiedLink(page: Page) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copiar enlace' }).click();
  await expect(page.getByText('Enlace copiado')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** WhatsApp's own page, which no test visits. */
const withoutWhatsApp = (context: BrowserContext) =>
  context.route('https://wa.me/**', (route) => route.fulfill({ contentType: 'text/html', body: 'WhatsApp' }));
const whatsApp = (page: Page) => page.getByRole('link', { name: /^Continuar por WhatsApp/ });

test('a configuration comes whole to another device by its short link', async ({ page, browser }) => {
  await configure(page);
  const link = await copiedLink(page);
  expect(link).toMatch(SHORT_LINK);

  const other = await browser.newContext();
  const device = await other.newPage();
  await device.goto(link);
  await device.getByRole('dialog', { name: 'Términos y condiciones' }).getByRole('button', { name: 'Acepto' }).click();
  await expect(device.getByRole('heading', { level: 1, name: 'Resumen' })).toBeVisible();
  await expect(total(device)).toHaveText((await total(page).textContent()) as string);
  await expect.poll(() => choice(device)).toBe(choice(page));
  const facts = await standing(page);
  expect(facts).toEqual(expect.arrayContaining(['2027', 'Paquete Urbano', 'Rojo Cotopaxi', 'Cóndor Eloy Alfaro']));
  expect(await standing(device)).toEqual(facts);
  await expect(device.getByRole('radio', { name: 'Cóndor Eloy Alfaro' })).toBeChecked();
  expect(await copiedLink(device)).toBe(link);
  await other.close();
});

test('WhatsApp opens with the dealership, the car, the total and the link, and knows nothing of the site', async ({
  page,
  context,
}) => {
  await withoutWhatsApp(context);
  await configure(page);
  const [tab] = await Promise.all([page.waitForEvent('popup'), whatsApp(page).click()]);
  await tab.waitForURL(/wa\.me/);
  const address = new URL(tab.url());
  expect(address.pathname).toBe('/59320000001');
  const lines = address.searchParams.get('text')?.split('\n') ?? [];
  expect(lines.slice(0, 4)).toEqual([
    'Hola, quiero continuar con esta configuración:',
    'Sierra 2027, Paquete Urbano',
    `PVP sugerido: ${await total(page).textContent()}`,
    'Concesionario: Cóndor Eloy Alfaro',
  ]);
  expect(lines[4]).toMatch(SHORT_LINK);
  expect(lines).toHaveLength(5);
  expect(await tab.evaluate(() => window.opener)).toBeNull();

  // Now that the link is made the browser follows it alone.
  await expect(whatsApp(page)).toHaveAttribute('href', tab.url());
  await expect(whatsApp(page)).toHaveAttribute('rel', /noopener/);
  const [again] = await Promise.all([context.waitForEvent('page'), whatsApp(page).click()]);
  await again.waitForURL(tab.url());
});

test('where the browser opens no tab, the next click does', async ({ page, context }) => {
  await withoutWhatsApp(context);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await configure(page);
  await whatsApp(page).click();
  await expect(page.getByText(/Pulsa otra vez 'Continuar por WhatsApp'/)).toBeVisible();
  const [tab] = await Promise.all([context.waitForEvent('page'), whatsApp(page).click()]);
  await tab.waitForURL(/wa\.me\/59320000001\?text=.*%2Fc%2F/);
});

test('without a dealership nobody is written to; one without a number leaves the contact to the buyer', async ({
  page,
}) => {
  await configure(page);
  await page.getByRole('radio', { name: 'Cóndor La Luz' }).check();
  await expect(page.getByText(/^Cóndor La Luz no tiene WhatsApp/)).toBeVisible();
  await expect(whatsApp(page)).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=/);
  await page.goto(`/sierra/1/resumen?${new URLSearchParams(choice(page).replace(/&agencia=\d+/, ''))}`);
  await page.getByRole('button', { name: 'Continuar por WhatsApp' }).click();
  await expect(page.getByText('Selecciona una Agencia para ser atendido')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Elige tu concesionario' })).toBeFocused();
});

test('an unknown code says so and leads home', async ({ page, consoleLog }) => {
  consoleLog.expectMatching(REFUSED);
  await page.goto(`/c/${UNKNOWN_CODE}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este enlace no existe o ya no sirve');
  await page.getByRole('link', { name: 'Ir al inicio' }).click();
  await expect(page).toHaveURL(`${site.origin}/`);
});

test('/c/… is no model: composed, and alone', async ({ page }) => {
  for (const origin of [site.origin, standaloneOrigin('mf-configurator')]) {
    await page.goto(`${origin}/c/1`);
    await expect(page.getByRole('heading', { level: 1, name: 'Este enlace no existe o ya no sirve' })).toBeVisible();
  }
  // The release tool's document of that page, not the configurator's.
  const document = await (await page.request.get(`${site.origin}/c/1`)).text();
  expect(document).toMatch(/data-layout="public"/);
});
