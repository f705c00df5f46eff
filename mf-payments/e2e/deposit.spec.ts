import { expect, test } from '@vitrina/e2e/console';
import { addressOf, contract } from '@vitrina/e2e/contract';
import { rows } from '@vitrina/e2e/database';
import { field, fill, openPayment, typeAmount } from './payment/open-payment';

const LIMIT = 'La ley no permite pagar $10,000.00 o más en efectivo por una compra';

test('a deposit says how it was paid in, and leads to the detail of its request', async ({ page }) => {
  const { id } = await openPayment(page, 2204, '&tab=3');
  const number = await fill(page, { amount: '1000' });
  await page.getByRole('button', { name: 'Registrar depósito' }).click();
  await expect(page.getByText('El campo Cómo depositaste es obligatorio')).toBeVisible();
  await page.getByRole('radio', { name: 'Cheque' }).check();
  await page.getByRole('button', { name: 'Registrar depósito' }).click();
  await expect(page).toHaveURL(new RegExp(`/usuario/solicitudes/detalle\\?id=${id}$`));
  await expect(page.getByRole('row', { name: new RegExp(number) })).toContainText('PENDIENTE');
  expect(await rows('select method, paid_in_cash from payment where negotiation_id = $1', [id])).toEqual([
    { method: 'bankDeposit', paid_in_cash: false },
  ]);
});

test('cash that reaches 10,000.00 with the deposits before is refused before anything is sent', async ({ page }) => {
  const { id } = await openPayment(page, 2003, '&tab=3');
  await fill(page, { amount: '6000' });
  await page.getByRole('radio', { name: 'Efectivo' }).check();
  await page.getByRole('button', { name: 'Registrar depósito' }).click();
  await expect(page).toHaveURL(/\/usuario\/compras\/detalle/);

  await page.goto(`/usuario/pagos?id=${id}&tab=3`);
  await fill(page, { amount: '4000' });
  await page.getByRole('radio', { name: 'Efectivo' }).check();
  let isSent = false;
  await page.route(addressOf(contract.registerPayment), async (route) => {
    isSent = true;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Registrar depósito' }).click();
  await expect(page.getByText(`${LIMIT}: puedes depositar hasta $3,999.99`)).toBeVisible();
  await expect(field(page, 'Monto')).toBeFocused();
  expect(isSent).toBe(false);
  await typeAmount(page, '3999.99');
  await page.getByRole('button', { name: 'Registrar depósito' }).click();
  await expect(page).toHaveURL(/\/usuario\/compras\/detalle/);
});
