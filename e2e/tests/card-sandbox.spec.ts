import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { site } from '../servers/ports';
import { accessible } from '../support/accessible';
import { expect, test } from '../support/console';
import type { Walk } from '../support/walk';

// The backend is CommonJS, whose names a module of the browser tests cannot import.
const client = '../../api/test/support/sandbox-client';
const { openSession, paymeForm } = createRequire(import.meta.url)(
  client,
) as typeof import('../../api/test/support/sandbox-client');

/** A session for one dollar, which leads back to a page of the sandbox. */
const session = () => openSession(site, { returnUrl: `${site.origin}/sandbox`, cancelUrl: `${site.origin}/sandbox` });

async function walkProviders({ page, check }: Walk) {
  const { page: address, requestId } = await session();
  await page.goto(address);
  await check('the page of p2p');
  await page.getByLabel('Pide antes el código').check();
  await page.getByRole('button', { name: 'Aprobar', exact: true }).click();
  await check('the code of 3-D Secure');
  await page.getByLabel('Código').fill('54321');
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByRole('status')).toContainText('Tu pago fue rechazado. Puedes intentarlo de nuevo.');
  await check('the page of p2p, after a rejection');
  await page.goto(`/sandbox/pagos/p2p/${requestId}`);
  await check('a session');
  await page.goto('/sandbox/pagos');
  await check('all payments');
}

/** What a shop's page with payme's form may load and send. */
const POLICY = `default-src 'none'; script-src 'self'; style-src 'self'; frame-src 'self'; form-action 'self'; img-src data:; base-uri 'none'`;
const SHOP = '/sandbox/una-tienda';

const inputsOf = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
    .join('');

/** A shop whose page has payme's form and nothing else. @returns the bodies that were posted to it, by the window or not */
async function shop(page: Page): Promise<{ isByWindow: boolean; fields: URLSearchParams }[]> {
  const heard: { isByWindow: boolean; fields: URLSearchParams }[] = [];
  const html = `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Tienda</title><link rel="icon" href="data:,"></head><body>
<form name="f1" id="f1" action="#" method="post" class="alignet-form-vpos2">${inputsOf(paymeForm())}</form>
<button type="button">Pagar</button><script src="/sandbox/payme/VPOS2/js/modalcomercio.js"></script><script src="${SHOP}.js"></script></body></html>`;
  await page.route(`**${SHOP}`, (route) =>
    route.fulfill({ contentType: 'text/html', headers: { 'content-security-policy': POLICY }, body: html }),
  );
  await page.route(`**${SHOP}.js`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `document.querySelector('button').onclick = () => AlignetVPOS2.openModal('${site.origin}/sandbox/payme', '1')`,
    }),
  );
  await page.route('**/pagos/payme/respuesta', (route) => {
    const request = route.request();
    heard.push({
      isByWindow: request.isNavigationRequest(),
      fields: new URLSearchParams(request.postData() ?? ''),
    });
    return route.fulfill({ status: 303, headers: { location: '/sandbox' } });
  });
  await page.goto(SHOP);
  await page.getByRole('button', { name: 'Pagar' }).click();
  return heard;
}

/** payme's window as a document of its own: what is in a frame cannot be judged. */
async function walkWindow({ page, check }: Walk) {
  const html = `<form method="post" action="/sandbox/payme/VPOS2/modal">${inputsOf(paymeForm())}<button>Pagar</button></form>`;
  await page.route(`**${SHOP}`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(SHOP);
  await page.getByRole('button', { name: 'Pagar' }).click();
  await expect(page.getByRole('button', { name: 'Autorizar', exact: true })).toBeVisible();
  await check("payme's window");
  await page.getByRole('button', { name: 'Negar (01)' }).click();
  await expect(page.getByRole('button', { name: 'Finalizar' })).toBeVisible();
  await check("payme's window, denied");
  await page.goto('/sandbox/pagos');
  await page
    .getByRole('link', { name: /^Operación/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Operación/ })).toBeVisible();
  await check('an operation');
}

const frame = (page: Page) => page.frameLocator('iframe[title="Pay-me"]');
const authorise = async (page: Page, way: string) => {
  await frame(page).getByLabel('Respuesta por el navegador').selectOption(way);
  await frame(page).getByRole('button', { name: 'Autorizar', exact: true }).click();
};

// The browser asks a page of one server for its icon, which the sandbox alone does not have.
test.beforeEach(({ page }) => page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 })));

for (const [way, byWindow] of [
  ['simple', [true]],
  ['direct', [true]],
  ['multiple', [false, true]],
] as const) {
  test(`payme's modal opens under a strict policy, and answers the shop by the window (${way})`, async ({ page }) => {
    const heard = await shop(page);
    await authorise(page, way);
    if (way === 'multiple') await expect.poll(() => heard.length).toBe(1);
    if (way !== 'direct') await frame(page).getByRole('button', { name: 'Finalizar' }).click();
    await page.waitForURL('**/sandbox');
    expect(heard.map(({ isByWindow }) => isByWindow)).toEqual(byWindow);
    for (const { fields } of heard) expect(fields.get('authorizationResult')).toBe('00');
  });
}

test('a buyer who goes back without paying posts a 05 that nobody has signed', async ({ page }) => {
  const heard = await shop(page);
  await frame(page).getByRole('button', { name: 'Volver a la tienda sin pagar' }).click();
  await page.waitForURL('**/sandbox');
  expect(heard.map(({ fields }) => [fields.get('authorizationResult'), fields.get('purchaseVerification')])).toEqual([
    ['05', ''],
  ]);
});

test("the modal's × closes it, and tells the shop nothing; opened again, the number is used", async ({ page }) => {
  const heard = await shop(page);
  await expect(frame(page).getByRole('button', { name: 'Dejar pendiente' })).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar Pay-me' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(heard).toEqual([]);
  await page.getByRole('button', { name: 'Pagar' }).click();
  await expect(frame(page).getByRole('heading')).toHaveText('Número de operación repetido');
});

test('p2p leads the buyer back, and nothing of its page runs', async ({ page }) => {
  const { page: address } = await session();
  await page.goto(address);
  await page.getByRole('button', { name: 'Dejar pendiente y volver' }).click();
  await page.waitForURL('**/sandbox');
  await page.goto(address);
  await expect(page.getByRole('status')).toContainText('Tu pago está en revisión');
  await expect(page.getByRole('button', { name: 'Aprobar' })).toHaveCount(0);
});

accessible({ 'the card sandbox': walkProviders, "payme's window": walkWindow });
