import { expect, test } from '@vitrina/e2e/console';
import { approve, atP2p, attempts, buyer, go, pay, press, title } from './card/card-screen';
import { decide, finish, loseScript, modal } from './card/payme-modal';

test('authorised in the modal: back by its post, one payment', async ({ page }) => {
  const { id } = await buyer(page);
  await pay(page, id, 'payme');
  await decide(page, 'Autorizar');
  await finish(page);
  await page.waitForURL(/attempt=/);
  await title(page, 'Tu pago fue aprobado');
  expect(await attempts(id)).toEqual([{ state: 'PROCESADO', amount: 500_000, charged: 500_000 }]);
});

test('told twice by the browser it is still one payment', async ({ page }) => {
  const { id } = await buyer(page);
  await pay(page, id, 'payme');
  await modal(page).getByLabel('Respuesta por el navegador').selectOption('multiple');
  await decide(page, 'Autorizar');
  await finish(page);
  await title(page, 'Tu pago fue aprobado');
  expect(await attempts(id)).toEqual([{ state: 'PROCESADO', amount: 500_000, charged: 500_000 }]);
});

test('denied: why, and the two ways on', async ({ page }) => {
  const { id } = await buyer(page);
  await pay(page, id, 'payme');
  await decide(page, 'Negar (01)');
  await finish(page);
  await title(page, 'Tu pago fue rechazado');
  await expect(page.getByText('No se cobró nada a tu tarjeta.')).toBeVisible();
  await page.getByRole('link', { name: 'Intentar de nuevo' }).click();
  await expect(page.getByRole('textbox', { name: 'Monto' })).toHaveValue('$5,000.00');
});

test("the window's × tells nobody: both ways on are there, and 'Ya pagué, verificar' shows how it stands", async ({
  page,
}) => {
  const { id } = await buyer(page);
  await pay(page, id, 'payme');
  await page.getByRole('button', { name: 'Cerrar Pay-me' }).click();
  await expect(page.getByRole('button', { name: 'Elegir otra forma' })).toBeVisible();
  await press(page, 'Ya pagué, verificar');
  await title(page, 'Confirmamos tu pago');
});

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

test("the other documents do not run payme's script", async ({ page }) => {
  await buyer(page);
  const policyOf = async (address: string) => (await page.request.get(address)).headers()['content-security-policy'];
  const [plain, payme] = [
    await policyOf('/usuario/pagos?id=1&tab=1&type=p2p'),
    await policyOf('/usuario/pagos?type=payme'),
  ];
  expect(plain).toContain("frame-src 'none'");
  expect(payme).not.toContain("frame-src 'none'");
});

test('a script that is missing: the reason, the providers again, and the next opening is another operation', async ({
  page,
  consoleLog,
}) => {
  consoleLog.expectMatching(/404|modalcomercio/);
  const { id } = await buyer(page);
  await loseScript(page);
  await pay(page, id, 'payme');
  await expect(page.getByText(/^No pudimos abrir Pay-me/)).toBeVisible();
  await page.getByRole('link', { name: 'Pay-me' }).click();
  await expect(page.getByRole('textbox', { name: 'Monto' })).toHaveValue('$5,000.00');
  await go(page).click();
  await page.getByRole('dialog', { name: 'Tienes un pago PENDIENTE' }).getByRole('button', { name: 'Sí' }).click();
  await decide(page, 'Autorizar');
  await finish(page);
  await title(page, 'Tu pago fue aprobado');
  expect((await attempts(id)).map(({ charged }) => charged)).toEqual([0, 500_000]);
});

test("'Elegir otra forma' over an open one leads to the other provider, after the question", async ({ page }) => {
  const { id } = await buyer(page);
  await pay(page, id, 'payme');
  await page.getByRole('button', { name: 'Cerrar Pay-me' }).click();
  await press(page, 'Elegir otra forma');
  await page.getByRole('link', { name: 'PlacetoPay' }).click();
  await expect(page.getByRole('textbox', { name: 'Monto' })).toHaveValue('$5,000.00');
  await go(page).click();
  await page.getByRole('dialog', { name: 'Tienes un pago PENDIENTE' }).getByRole('button', { name: 'Sí' }).click();
  await atP2p(page);
  await approve(page);
});
