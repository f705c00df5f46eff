import { expect, test } from '@vitrina/e2e/console';
import { attempts, buyer, pay, press, title } from './card/card-screen';
import { decide, finish, modal } from './card/payme-modal';
import { atProvider, fault, passMinutes } from './card/sandbox';

test('an operation may end in each of its ways, one payment after the other', async ({ page }) => {
  test.setTimeout(240_000);
  const { id, email } = await buyer(page);
  const open = () => pay(page, id, 'payme', '100');
  const newest = async () => (await attempts(id)).at(-1);
  const verify = async () => {
    await page.getByRole('button', { name: 'Cerrar Pay-me' }).click();
    await press(page, 'Ya pagué, verificar');
    await title(page, 'Confirmamos tu pago');
  };

  await test.step('authorised (00), and posted twice by the browser: one payment', async () => {
    await open();
    await modal(page).getByLabel('Respuesta por el navegador').selectOption('multiple');
    await decide(page, 'Autorizar');
    await finish(page);
    await page.waitForURL(/attempt=/);
    await title(page, 'Tu pago fue aprobado');
    expect(await attempts(id)).toEqual([{ state: 'PROCESADO', amount: 10_000, charged: 10_000 }]);
  });

  await test.step("authorised by another processor's code (000)", async () => {
    await open();
    await decide(page, 'Autorizar con 000');
    await finish(page);
    await title(page, 'Tu pago fue aprobado');
    expect(await newest()).toEqual({ state: 'PROCESADO', amount: 10_000, charged: 10_000 });
  });

  await test.step('denied (01), and the way back to what was typed', async () => {
    await open();
    await decide(page, 'Negar (01)');
    await finish(page);
    await title(page, 'Tu pago fue rechazado');
    await expect(page.getByText('No se cobró nada a tu tarjeta.')).toBeVisible();
    await page.getByRole('link', { name: 'Intentar de nuevo' }).click();
    await expect(page.getByRole('textbox', { name: 'Monto' })).toHaveValue('$100.00');
  });

  await test.step('refused by payme itself (05, signed), and why', async () => {
    await open();
    await modal(page).getByLabel('Motivo').selectOption('91');
    await decide(page, 'Rechazar (05)');
    await finish(page);
    await title(page, 'Tu pago fue rechazado');
    await expect(page.getByText(/^El banco de tu tarjeta no responde\./)).toBeVisible();
  });

  await test.step('back without paying: what nobody has signed is asked about, and refused', async () => {
    await open();
    await decide(page, 'Volver a la tienda sin pagar');
    await title(page, 'Tu pago fue rechazado');
    expect(await newest()).toEqual({ state: 'RECHAZADA', amount: 10_000, charged: 0 });
  });

  await test.step('back without paying, and pending there: nothing unknown, broken or forged moves it', async () => {
    await open();
    await modal(page).getByLabel('La consulta la dará por').selectOption('pending');
    await fault(page, { procesador: 'payme', falla: 'unknown-state', llamada: 'query', pagador: email });
    await fault(page, { procesador: 'payme', falla: 'empty', llamada: 'query', pagador: email });
    await decide(page, 'Volver a la tienda sin pagar');
    await title(page, 'Confirmamos tu pago');
    for (const falsa of ['empty', 'other-key', 'amount']) await atProvider(page, id, { accion: 'falsificar', falsa });
    expect(await newest()).toEqual({ state: 'PENDIENTE', amount: 10_000, charged: 0 });
    await expect(page.getByRole('link', { name: /Intentar|Elegir/ })).toHaveCount(0);
    await atProvider(page, id, { accion: 'autorizar', servidor: 'never' });
    await title(page, 'Tu pago fue aprobado');
  });

  await test.step('left alone for 30 minutes it is over; authorised after that it counts, told four times', async () => {
    await open();
    await verify();
    await passMinutes(id, 31);
    await title(page, 'Tu pago expiró');
    expect(await newest()).toEqual({ state: 'EXPIRADO', amount: 10_000, charged: 0 });
    await atProvider(page, id, { accion: 'autorizar', servidor: 'four', segundos: '0', intervalo: '1' });
    await expect.poll(newest).toEqual({ state: 'PROCESADO', amount: 10_000, charged: 10_000 });
    await page.reload();
    await title(page, 'Tu pago fue aprobado');
  });

  await test.step('taken back by payme: the balance is open again', async () => {
    await atProvider(page, id, { accion: 'extornar' });
    await atProvider(page, id, { accion: 'avisar' });
    await expect.poll(newest).toEqual({ state: 'PROCESADO', amount: 10_000, charged: 0 });
    await page.getByRole('link', { name: 'Ver tu compra' }).click();
    await expect(page.getByRole('region', { name: 'Saldo por pagar' })).toContainText('$21,988.72');
    await expect(page.getByRole('row', { name: /Reversado/ })).toContainText('$100.00');
  });
});
