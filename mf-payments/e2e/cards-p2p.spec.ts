import { expect, test } from '@vitrina/e2e/console';
import { addressOf, contract } from '@vitrina/e2e/contract';
import { customerWith } from '@vitrina/e2e/customers';
import { rows } from '@vitrina/e2e/database';
import { REFUSED } from '@vitrina/e2e/walk';
import { approve, atP2p, attempts, buyer, go, pay, press, question, tellFirst, title } from './card/card-screen';
import { atProvider, fault } from './card/sandbox';

const CONFIRMING = 'Estamos confirmando tu pago. Puedes cerrar esta página: te avisamos por correo.';

test('five quick presses, there and back, opened twice: one payment, and the amount that is left', async ({ page }) => {
  const { id } = await buyer(page);
  await page.goto(`/usuario/pagos?id=${id}&tab=1&type=p2p`);
  await page.getByRole('textbox', { name: 'Monto' }).fill('5000');
  await go(page).click({ clickCount: 5, noWaitAfter: true });
  await atP2p(page);
  expect(await attempts(id)).toHaveLength(1);
  await approve(page);
  await page.waitForURL(/attempt=/);
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

test('cancelled there: told so; tried again with what was typed as another payment, rejected and then approved', async ({
  page,
}) => {
  const { id } = await buyer(page);
  await pay(page, id, 'p2p', '1234.56');
  await atP2p(page);
  await tellFirst(page);
  await press(page, 'Cancelar');
  await title(page, 'Tu pago fue cancelado');
  await page.getByRole('link', { name: 'Intentar de nuevo' }).click();
  await expect(page.getByRole('textbox', { name: 'Monto' })).toHaveValue('$1,234.56');
  await go(page).click();
  await atP2p(page);
  await press(page, 'Rechazar');
  await expect(page.getByText('Tu pago fue rechazado. Puedes intentarlo de nuevo.')).toBeVisible();
  await approve(page);
  expect(await attempts(id)).toEqual([
    { state: 'CANCELADO', amount: 123_456, charged: 0 },
    { state: 'PROCESADO', amount: 123_456, charged: 123_456 },
  ]);
});

test('N2: left pending it stays calm, and turns by itself within 5 s of the answer', async ({ page }) => {
  const { id } = await buyer(page);
  await pay(page, id, 'p2p');
  await atP2p(page);
  await press(page, 'Dejar pendiente y volver');
  await title(page, 'Confirmamos tu pago');
  await expect(page.getByText(CONFIRMING)).toBeVisible();
  await expect(page.getByRole('link', { name: /Intentar|Elegir/ })).toHaveCount(0);
  await atProvider(page, id, { accion: 'aprobar', aviso: 'never' });
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
  await expect(question(page)).toContainText('$5,000.00');
  await question(page).getByRole('button', { name: 'Sí' }).click();
  await atP2p(page);
  await approve(page);
  await expect(page.getByText('Ya no tienes saldo por pagar.')).toBeVisible();
  expect((await attempts(id)).map(({ state }) => state)).toEqual(['CANCELADO', 'PROCESADO']);
});

test('two tabs pay the last balance at once: one leads to p2p, the other asks about its payment', async ({
  page,
  consoleLog,
}) => {
  consoleLog.expectMatching(REFUSED);
  const { id } = await buyer(page, 2006);
  const tabs = [page, await page.context().newPage()];
  for (const tab of tabs) {
    await tab.goto(`/usuario/pagos?id=${id}&tab=1&type=p2p`);
    await tab.getByRole('button', { name: 'Todo el saldo' }).click();
  }
  await Promise.all(tabs.map((tab) => go(tab).click({ noWaitAfter: true })));
  const isPaying = await Promise.all(
    tabs.map((tab) =>
      Promise.race([
        atP2p(tab).then(() => true),
        question(tab)
          .waitFor()
          .then(() => false),
      ]),
    ),
  );
  expect([...isPaying].sort()).toEqual([false, true]);
  const [paying, asked] = isPaying[0] ? [tabs[0]!, tabs[1]!] : [tabs[1]!, tabs[0]!];
  await expect(question(asked)).toContainText('por $0.01');
  await question(asked).getByRole('button', { name: 'No' }).click();
  await approve(paying);
  expect(await attempts(id)).toEqual([{ state: 'PROCESADO', amount: 1, charged: 1 }]);
});

test('an open payment that the provider does not let go keeps its amount: said so; one that it ends slowly gives way', async ({
  page,
  consoleLog,
}) => {
  consoleLog.expectMatching(REFUSED);
  const { id, email } = await buyer(page);
  await pay(page, id, 'p2p');
  await atP2p(page);
  await page.goBack();
  await page.getByRole('button', { name: 'Todo el saldo' }).click();
  const yesWith = async (falla: string) => {
    await fault(page, { procesador: 'p2p', falla, llamada: 'cancel', segundos: '12', pagador: email });
    await go(page).click();
    await question(page).getByRole('button', { name: 'Sí' }).click();
  };
  for (const falla of ['cancel-refused', 'html']) {
    await yesWith(falla);
    await expect(page.getByText(/puedes pagar hasta \$17,288\.72/).last()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(go(page)).not.toHaveAttribute('aria-busy', 'true');
    expect(await attempts(id)).toEqual([{ state: 'PENDIENTE', amount: 500_000, charged: 0 }]);
  }
  await yesWith('slow');
  await expect(page.getByText('Cerramos el pago anterior. Toma hasta 10 segundos.')).toBeVisible();
  // Its notice was there before its answer.
  await atP2p(page);
  expect((await attempts(id)).map(({ state }) => state)).toEqual(['CANCELADO', 'PENDIENTE']);
});

test('a provider that is down, slow or not itself is told, the button comes back, and the next try goes on', async ({
  page,
  consoleLog,
}) => {
  test.setTimeout(180_000);
  consoleLog.expectMatching(/status of 502/);
  const { id, email } = await buyer(page);
  await page.goto(`/usuario/pagos?id=${id}&tab=1&type=p2p`);
  await page.getByRole('textbox', { name: 'Monto' }).fill('5000');
  const faults = ['unavailable', 'html', 'empty', 'failed', 'auth-103', 'lost', 'slow'];
  for (const falla of faults) {
    await test.step(falla, async () => {
      await fault(page, { procesador: 'p2p', falla, llamada: 'create', segundos: '20', pagador: email });
      const answer = page.waitForResponse(addressOf(contract.createCardPayment));
      await go(page).click();
      expect((await answer).status()).toBe(502);
      await expect(page.getByText(/PlacetoPay no responde/).last()).toBeVisible();
      await expect(go(page)).not.toHaveAttribute('aria-busy', 'true');
      await expect(page.getByRole('textbox', { name: 'Monto' })).toHaveValue('$5,000.00');
    });
  }
  await go(page).click();
  await atP2p(page);
  expect((await attempts(id)).map(({ state }) => state)).toEqual([...faults.map(() => 'CANCELADO'), 'PENDIENTE']);
});

test('an answer that is lost and a reload make one session', async ({ page, consoleLog }) => {
  consoleLog.expectMatching(/net::ERR_FAILED/);
  const { id } = await buyer(page);
  await page.route(addressOf(contract.createCardPayment), async (route) => {
    await route.fetch();
    await route.abort();
  });
  await pay(page, id, 'p2p');
  await expect(page.getByText('No pudimos conectarnos. Revisa tu conexión e inténtalo de nuevo.')).toBeVisible();
  await page.unroute(addressOf(contract.createCardPayment));
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Monto' })).toHaveValue('$5,000.00');
  await go(page).click();
  await atP2p(page);
  expect(await attempts(id)).toHaveLength(1);
});

test('a payment of another customer, and one that nobody knows, are told', async ({ page, consoleLog }) => {
  consoleLog.expectMatching(/status of 404/);
  const other = await customerWith(2103);
  const [theirs] = await rows<{ id: number; attempt: string }>(
    'select negotiation_id as id, attempt from card_attempt where negotiation_id = $1',
    [other.purchases[0]!.id],
  );
  const { id } = await buyer(page);
  for (const [purchase, attempt] of [
    [theirs!.id, theirs!.attempt],
    [id, theirs!.attempt],
    [id, '11111111-1111-4111-8111-111111111111'],
  ] as const) {
    await page.goto(`/usuario/pagos?id=${purchase}&tab=1&type=p2p&attempt=${attempt}`);
    await title(page, 'No encontramos este pago');
  }
});
