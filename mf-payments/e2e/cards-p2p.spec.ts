import { expect, test } from '@vitrina/e2e/console';
import { contract } from '@vitrina/e2e/contract';
import { REFUSED } from '@vitrina/e2e/walk';
import { atP2p, attempts, buyer, go, pay, press, title } from './card/card-screen';
import { atProvider, fault } from './card/sandbox';

const CONFIRMING = 'Estamos confirmando tu pago. Puedes cerrar esta página: te avisamos por correo.';

test('approved: there and back, one payment, and the amount that is left', async ({ page }) => {
  const { id } = await buyer(page);
  await pay(page, id, 'p2p');
  await atP2p(page);
  await press(page, 'Aprobar');
  await page.waitForURL(/attempt=/);
  await title(page, 'Tu pago fue aprobado');
  await expect(page).toHaveTitle('Tu pago fue aprobado | Cóndor');
  await expect(page.getByText('$5,000.00', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Te quedan $17,288.72 por pagar.')).toBeVisible();
  // Opened again, in this tab and in another one, it changes nothing.
  await page.reload();
  await title(page, 'Tu pago fue aprobado');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await title(other, 'Tu pago fue aprobado');
  expect(await attempts(id)).toEqual([{ state: 'PROCESADO', amount: 500_000, charged: 500_000 }]);
  await page.getByRole('link', { name: 'Ver tu compra' }).click();
  await expect(page.getByRole('region', { name: 'Saldo por pagar' })).toContainText('$17,288.72');
});

test('five quick presses open one session', async ({ page }) => {
  const { id } = await buyer(page);
  await page.goto(`/usuario/pagos?id=${id}&tab=1&type=p2p`);
  await page.getByRole('textbox', { name: 'Monto' }).fill('100');
  await go(page).click({ clickCount: 5, noWaitAfter: true });
  await atP2p(page);
  expect(await attempts(id)).toHaveLength(1);
});

test('rejected and then approved in one session', async ({ page }) => {
  const { id } = await buyer(page);
  await pay(page, id, 'p2p');
  await atP2p(page);
  await press(page, 'Rechazar');
  await expect(page.getByText('Tu pago fue rechazado. Puedes intentarlo de nuevo.')).toBeVisible();
  await press(page, 'Aprobar');
  await title(page, 'Tu pago fue aprobado');
  expect(await attempts(id)).toEqual([{ state: 'PROCESADO', amount: 500_000, charged: 500_000 }]);
});

test('cancelled there: told so, tried again with what was typed, as another payment', async ({ page }) => {
  const { id } = await buyer(page);
  await pay(page, id, 'p2p', '1234.56');
  await atP2p(page);
  await press(page, 'Cancelar');
  await title(page, /^Tu pago fue (cancelado|rechazado)$/);
  await page.getByRole('link', { name: 'Intentar de nuevo' }).click();
  await expect(page.getByRole('textbox', { name: 'Monto' })).toHaveValue('$1,234.56');
  await go(page).click();
  await atP2p(page);
  await press(page, 'Aprobar');
  await title(page, 'Tu pago fue aprobado');
  expect((await attempts(id)).map(({ charged }) => charged)).toEqual([0, 123_456]);
});

test('N2: left pending it stays calm, and turns by itself within 5 s of the answer', async ({ page }) => {
  const { id } = await buyer(page);
  await pay(page, id, 'p2p');
  await atP2p(page);
  const session = page.url();
  await press(page, 'Dejar pendiente y volver');
  await title(page, 'Confirmamos tu pago');
  await expect(page.getByText(CONFIRMING)).toBeVisible();
  await expect(page.getByRole('link', { name: /Intentar|Elegir/ })).toHaveCount(0);
  const requestId = /session\/(\d+)\//.exec(session)?.[1];
  const { origin } = new URL(page.url());
  const answer = await page.request.post(`${origin}/sandbox/pagos/p2p/${requestId}`, {
    headers: { origin },
    form: { accion: 'aprobar', aviso: 'never' },
  });
  expect(answer.ok()).toBe(true);
  await expect(page.getByRole('heading', { level: 1, name: 'Tu pago fue aprobado' })).toBeVisible({ timeout: 6_000 });
});

test('back without paying: nothing is frozen, the open payment is asked about, and a yes ends it', async ({ page }) => {
  const { id } = await buyer(page);
  await pay(page, id, 'p2p');
  await atP2p(page);
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Monto' })).toHaveValue('$5,000.00');
  await expect(go(page)).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('Redirigiendo')).toHaveCount(0);
  // The same payment goes on in the same session.
  await go(page).click();
  await atP2p(page);
  expect(await attempts(id)).toHaveLength(1);
  await page.goBack();
  await page.getByRole('button', { name: 'Todo el saldo' }).click();
  await go(page).click();
  const question = page.getByRole('dialog', { name: 'Tienes un pago PENDIENTE' });
  await expect(question).toContainText('$5,000.00');
  await question.getByRole('button', { name: 'Sí' }).click();
  await atP2p(page);
  await press(page, 'Aprobar');
  await title(page, 'Tu pago fue aprobado');
  await expect(page.getByText('Ya no tienes saldo por pagar.')).toBeVisible();
  expect((await attempts(id)).map(({ state }) => state)).toEqual(['CANCELADO', 'PROCESADO']);
});

test('an open payment that the provider does not let go keeps its amount: said so, not asked again', async ({
  page,
  consoleLog,
}) => {
  consoleLog.expectMatching(REFUSED);
  const { id, email } = await buyer(page);
  await pay(page, id, 'p2p');
  await atP2p(page);
  await fault(page, { procesador: 'p2p', falla: 'cancel-refused', llamada: 'cancel', pagador: email });
  await page.goBack();
  await page.getByRole('button', { name: 'Todo el saldo' }).click();
  await go(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sí' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(go(page)).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText(/17,288\.72/).first()).toBeVisible();
  expect(await attempts(id)).toEqual([{ state: 'PENDIENTE', amount: 500_000, charged: 0 }]);
});

for (const falla of ['unavailable', 'html', 'empty', 'failed', 'auth-103']) {
  test(`a provider that answers '${falla}' is told, and the button comes back`, async ({ page, consoleLog }) => {
    consoleLog.expectMatching(/status of 502/);
    const { id, email } = await buyer(page);
    await fault(page, { procesador: 'p2p', falla, llamada: 'create', pagador: email });
    await pay(page, id, 'p2p');
    await expect(page.getByText(/PlacetoPay no responde/)).toBeVisible();
    await expect(go(page)).not.toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('textbox', { name: 'Monto' })).toHaveValue('$5,000.00');
    await go(page).click();
    await atP2p(page);
    expect((await attempts(id)).at(-1)).toMatchObject({ state: 'PENDIENTE' });
  });
}

test('an answer that is lost and a reload make one session', async ({ page, consoleLog }) => {
  consoleLog.expectMatching(/net::ERR_FAILED/);
  const { id } = await buyer(page);
  await page.route(`**/api/${contract.createCardPayment.path}`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await pay(page, id, 'p2p');
  await expect(page.getByText('No pudimos conectarnos. Revisa tu conexión e inténtalo de nuevo.')).toBeVisible();
  await page.unroute(`**/api/${contract.createCardPayment.path}`);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Monto' })).toHaveValue('$5,000.00');
  await go(page).click();
  await atP2p(page);
  expect(await attempts(id)).toHaveLength(1);
});

test('a payment of another customer, and one that nobody knows, are told', async ({ page, consoleLog }) => {
  consoleLog.expectMatching(/status of 404/);
  const { id } = await buyer(page);
  await page.goto(`/usuario/pagos?id=${id}&tab=1&type=p2p&attempt=11111111-1111-4111-8111-111111111111`);
  await title(page, 'No encontramos este pago');
});
