import type { Page } from '@playwright/test';
import { expect, test } from '@vitrina/e2e/console';
import { mailsTo } from '@vitrina/e2e/outbox';
import { approve, atP2p, attempts, buyer, pay, press, tellFirst, title } from './card/card-screen';
import { askNow, atProvider, fault, passMinutes, refund } from './card/sandbox';

const DECLINED = 'El pago no fue aprobado. Intenta con otra tarjeta o elige otra forma de pago.';
const waysToPay = (page: Page) => page.getByRole('link', { name: /Intentar|Elegir|Continuar/ });
const backToShop = (page: Page) => page.getByRole('link', { name: 'Volver al comercio' }).click();
/** Chooses how p2p tells the shop. */
async function told(page: Page, way: string, seconds = 0) {
  await page.getByLabel('Cómo avisa a la tienda').selectOption(way);
  await page.getByLabel('Segundos, si avisa tarde o dos veces').fill(`${seconds}`);
}
async function approveAndClose(page: Page) {
  await page.getByLabel('Cierra sin volver a la tienda').check();
  await press(page, 'Aprobar');
  await expect(page.getByRole('heading', { name: 'Puedes cerrar esta pestaña' })).toBeVisible();
}

test('a session may end in each of its ways, one payment after the other', async ({ page }) => {
  test.setTimeout(240_000);
  const { id, email } = await buyer(page);
  const open = async (amount = '100') => {
    await pay(page, id, 'p2p', amount);
    await atP2p(page);
  };
  const newest = async () => (await attempts(id)).at(-1);
  const askedNow = () => askNow(id).then(newest);

  await test.step('the tenth rejected try ends it, and says why', async () => {
    await open();
    for (let refused = 1; refused < 10; refused++) await atProvider(page, id, { accion: 'rechazar', motivo: '05' });
    await page.getByLabel('Motivo del rechazo').selectOption('61');
    await press(page, 'Rechazar');
    await title(page, 'Tu pago fue rechazado');
    await expect(page.getByText(/^El monto supera el cupo o el límite de tu tarjeta\./)).toBeVisible();
    expect(await newest()).toEqual({ state: 'RECHAZADA', amount: 10_000, charged: 0 });
  });

  await test.step('its time is over: rejected, without a word of a card', async () => {
    await open();
    await atProvider(page, id, { accion: 'vencer' });
    await backToShop(page);
    await title(page, 'Tu pago fue rechazado');
    await expect(page.getByText(DECLINED)).toBeVisible();
  });

  await test.step('approved in parts (P0), and ended by the buyer (PX): what was approved counts', async () => {
    await open();
    await press(page, 'Aprobar la mitad');
    await backToShop(page);
    await title(page, 'Confirmamos tu pago');
    await expect(page.getByText('Hasta ahora se aprobaron $50.00 de $100.00.')).toBeVisible();
    expect(await newest()).toEqual({ state: 'PENDIENTE', amount: 10_000, charged: 5_000 });
    await page.getByRole('link', { name: 'sigue en la misma sesión de PlacetoPay' }).click();
    await atP2p(page);
    await tellFirst(page);
    await press(page, 'Cancelar');
    await title(page, 'Tu pago fue aprobado');
    await expect(page.getByText('Se aprobaron $50.00 de $100.00.')).toBeVisible();
    expect(await newest()).toEqual({ state: 'PROCESADO', amount: 10_000, charged: 5_000 });
  });

  await test.step('in manual review after its time, while p2p fails too; then approved', async () => {
    await open();
    await press(page, 'Dejar pendiente y volver');
    await title(page, 'Confirmamos tu pago');
    await passMinutes(id, 60);
    await title(page, 'Tu pago está en revisión');
    await expect(waysToPay(page)).toHaveCount(0);
    await fault(page, { procesador: 'p2p', falla: 'html', llamada: 'query', pagador: email });
    await atProvider(page, id, { accion: 'aprobar', aviso: 'never' });
    await title(page, 'Tu pago fue aprobado');
  });

  await test.step('told before the buyer is back, and once more: one payment', async () => {
    await open();
    await approve(page);
    await atProvider(page, id, { accion: 'avisar' });
    expect(await newest()).toEqual({ state: 'PROCESADO', amount: 10_000, charged: 10_000 });
  });

  await test.step('closed there and told late, twice: the purchase shows it', async () => {
    await open();
    await told(page, 'twice', 2);
    await approveAndClose(page);
    await expect.poll(async () => (await newest())?.state).toBe('PROCESADO');
    await page.goto(`/usuario/compras/detalle?id=${id}`);
    await expect(page.getByRole('region', { name: 'Saldo por pagar' })).toContainText('$21,938.72');
  });

  await test.step('closed there and never told: the job finds it', async () => {
    await open('200');
    await told(page, 'never');
    await approveAndClose(page);
    await expect.poll(async () => (await askedNow())?.state).toBe('PROCESADO');
    await page.goto(`/usuario/compras/detalle?id=${id}`);
    await expect(page.getByRole('region', { name: 'Saldo por pagar' })).toContainText('$21,738.72');
  });

  await test.step('reversed later: the balance is open again, and the buyer is told', async () => {
    await refund(page, id);
    await expect.poll(async () => (await askedNow())?.charged).toBe(0);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Saldo por pagar' })).toContainText('$21,938.72');
    await expect(page.getByRole('row', { name: /Reversado/ })).toContainText('$200.00');
    await expect
      .poll(async () => (await mailsTo(page, email))[0]?.subject)
      .toContain('Reversamos $200.00 de tu pago con tarjeta');
  });

  await test.step('approved in another currency: nobody can count it, so that it waits for staff', async () => {
    await open('300');
    await press(page, 'Aprobar en EUR');
    await title(page, 'Confirmamos tu pago');
    await expect(waysToPay(page)).toHaveCount(0);
    expect(await newest()).toEqual({ state: 'PENDIENTE', amount: 30_000, charged: 0 });
  });
});
