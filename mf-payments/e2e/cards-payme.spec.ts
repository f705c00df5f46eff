import { expect, test } from '@vitrina/e2e/console';
import { approve, atP2p, attempts, buyer, go, pay, press, question, title } from './card/card-screen';
import { decide, finish, loseScript, modal, stallScript } from './card/payme-modal';
import { fault } from './card/sandbox';

test('entered from another page of the site it is a document load, from where its script may run', async ({ page }) => {
  const { id } = await buyer(page);
  await page.goto(`/usuario/pagos?id=${id}&tab=1`);
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).search));
  await page.getByRole('link', { name: 'Pay-me' }).click();
  await expect(page.getByRole('textbox', { name: 'Monto' })).toBeVisible();
  await expect.poll(() => documents).toEqual([`?id=${id}&tab=1&type=payme`]);
  await page.goBack();
  await expect(page.getByRole('article', { name: 'PlacetoPay' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('textbox', { name: 'Monto' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Monto' }).fill('100');
  await go(page).click();
  await expect(modal(page).getByRole('button', { name: 'Autorizar', exact: true })).toBeVisible();
});

test('left by a link it is a document load, and by back the one from before: nothing of its sources stays', async ({
  page,
}) => {
  const { id } = await buyer(page);
  await page.goto('/usuario/compras');
  await page.goto(`/usuario/pagos?id=${id}&tab=1&type=payme`);
  await expect(page.getByRole('textbox', { name: 'Monto' })).toBeVisible();
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname));
  await page.getByRole('link', { name: 'Tus cotizaciones' }).click();
  await expect.poll(() => documents).toEqual(['/usuario/cotizaciones']);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Monto' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/usuario\/compras$/);
  const name = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name);
  expect(name).toMatch(/\/usuario\/compras$/);
});

test("the other documents do not run payme's script", async ({ page }) => {
  const policyOf = async (type: string) =>
    (await page.request.get(`/usuario/pagos?id=1&tab=1&type=${type}`)).headers()['content-security-policy'];
  expect(await policyOf('p2p')).toContain("frame-src 'none'");
  expect(await policyOf('payme')).not.toContain("frame-src 'none'");
});

test('a script that is missing or slow: the reason, the providers again, and the next opening is another operation', async ({
  page,
  consoleLog,
}) => {
  consoleLog.expectMatching(/404|modalcomercio|net::ERR_FAILED/);
  const { id } = await buyer(page);
  const again = async () => {
    await page.getByRole('link', { name: 'Pay-me' }).click();
    await expect(page.getByRole('textbox', { name: 'Monto' })).toHaveValue('$5,000.00');
    await go(page).click();
    await question(page).getByRole('button', { name: 'Sí' }).click();
  };
  await loseScript(page);
  await pay(page, id, 'payme');
  await expect(page.getByText(/^No pudimos abrir Pay-me/)).toBeVisible();

  const letGo = await stallScript(page);
  await again();
  await expect(page.getByText(/^Abrimos Pay-me/)).toBeVisible();
  for (const name of ['Ya pagué, verificar', 'Elegir otra forma'])
    await expect(page.getByRole('button', { name })).toBeEnabled();
  await expect(page.getByRole('article', { name: 'Pay-me' })).toBeVisible();
  await expect(page.getByText(/^No pudimos abrir Pay-me/).last()).toBeVisible();
  letGo();

  await again();
  await decide(page, 'Autorizar');
  await finish(page);
  await title(page, 'Tu pago fue aprobado');
  expect((await attempts(id)).map(({ charged }) => charged)).toEqual([0, 0, 500_000]);
});

test('a window that was closed, or that fails, tells nobody: how it stands, and the other provider after a question', async ({
  page,
  consoleLog,
}) => {
  consoleLog.expectMatching(/status of 502/);
  const { id, email } = await buyer(page);
  await pay(page, id, 'payme', '100');
  await page.getByRole('button', { name: 'Cerrar Pay-me' }).click();
  await expect(page.getByRole('button', { name: 'Elegir otra forma' })).toBeVisible();
  await press(page, 'Ya pagué, verificar');
  await title(page, 'Confirmamos tu pago');

  await fault(page, { procesador: 'payme', falla: 'html', llamada: 'modal', pagador: email });
  await pay(page, id, 'payme', '20000');
  await question(page).getByRole('button', { name: 'Sí' }).click();
  await expect(modal(page).getByRole('heading', { name: '502 Bad Gateway' })).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar Pay-me' }).click();
  await press(page, 'Elegir otra forma');
  await page.getByRole('link', { name: 'PlacetoPay' }).click();
  await expect(page.getByRole('textbox', { name: 'Monto' })).toHaveValue('$20,000.00');
  await go(page).click();
  await question(page).getByRole('button', { name: 'Sí' }).click();
  await atP2p(page);
  await approve(page);
  // payme still holds the first one, and never knew of the second.
  expect((await attempts(id)).map(({ state }) => state)).toEqual(['PENDIENTE', 'CANCELADO', 'PROCESADO']);
});
