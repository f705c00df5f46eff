import type { Page } from '@playwright/test';
import { expect, test } from '@vitrina/e2e/console';
import { addressOf, answerOf, contract } from '@vitrina/e2e/contract';
import { customerWith } from '@vitrina/e2e/customers';
import { rows } from '@vitrina/e2e/database';
import { standaloneOrigin } from '@vitrina/e2e/ports';
import { atP2p, attempts, pay, press, title } from './card/card-screen';
import { decide, finish, loseScript } from './card/payme-modal';
import { fill } from './payment/open-payment';

// Without the shell, other remotes and federation: each way to pay, there and back to the remote's own origin.
test.use({ baseURL: standaloneOrigin('mf-payments') });

/** An account with a decided purchase (2003 of docs/seed.md), signed in by the tester's bar. @returns the purchase's id */
async function buyer(page: Page): Promise<number> {
  const { customer, purchases } = await customerWith(2003);
  // The bar signs in demo customers; this session is the account's own, so that nothing of theirs changes.
  await page.route(addressOf(contract.login), (route) => route.fulfill({ json: answerOf(contract.login, customer) }));
  await page.goto('/');
  const session = page.getByRole('combobox', { name: 'Sesión' });
  await session.selectOption({ index: 1 });
  await expect(session).toHaveValue(customer.displayName);
  await page.waitForFunction(() => localStorage.getItem('vitrina:1:session')); // sealed, then stored
  return purchases[0]!.id;
}

const isAlone = (page: Page) => expect(new URL(page.url()).origin).toBe(standaloneOrigin('mf-payments'));

for (const [what, tab, method] of [
  ['transferencia', 2, 'bankTransfer'],
  ['depósito', 3, 'bankDeposit'],
] as const) {
  test(`alone, a ${method} is registered with its receipt`, async ({ page }) => {
    const id = await buyer(page);
    await page.goto(`/usuario/pagos?id=${id}&tab=${tab}`);
    await fill(page, { amount: '1.234,56', number: `A-${tab}` });
    if (tab === 3) await page.getByRole('radio', { name: 'Cheque' }).check();
    await page.getByRole('button', { name: `Registrar ${what}` }).click();
    await expect(page).toHaveURL(`/usuario/compras/detalle?id=${id}`);
    await expect(page.getByText(`Registraste tu ${what} de $1,234.56.`)).toBeVisible();
    const paid = await rows(
      'select method, status, amount_cents::int as amount from payment where negotiation_id = $1',
      [id],
    );
    expect(paid).toEqual([{ method, status: 'PE', amount: 123_456 }]);
  });
}

test('alone, p2p leads there and back: cancelled, then approved', async ({ page }) => {
  const id = await buyer(page);
  await pay(page, id, 'p2p');
  await atP2p(page);
  await press(page, 'Cancelar');
  await title(page, /^Tu pago fue (cancelado|rechazado)$/);
  isAlone(page);
  await page.getByRole('link', { name: 'Intentar de nuevo' }).click();
  await page.getByRole('button', { name: 'Ir a proceso de pago' }).click();
  await atP2p(page);
  await press(page, 'Aprobar');
  await title(page, 'Tu pago fue aprobado');
  isAlone(page);
  expect((await attempts(id)).map(({ charged }) => charged)).toEqual([0, 500_000]);
});

test('alone, payme opens in a document of its own and leads back; a script that is missing is told', async ({
  page,
  consoleLog,
}) => {
  consoleLog.expectMatching(/404|modalcomercio/);
  const id = await buyer(page);
  await loseScript(page);
  await pay(page, id, 'payme');
  await expect(page.getByText(/^No pudimos abrir Pay-me/)).toBeVisible();
  await page.getByRole('link', { name: 'Pay-me' }).click();
  await page.getByRole('button', { name: 'Ir a proceso de pago' }).click();
  await page.getByRole('dialog', { name: 'Tienes un pago PENDIENTE' }).getByRole('button', { name: 'Sí' }).click();
  await decide(page, 'Autorizar');
  await finish(page);
  await title(page, 'Tu pago fue aprobado');
  isAlone(page);
  expect((await attempts(id)).map(({ charged }) => charged)).toEqual([0, 500_000]);
});
