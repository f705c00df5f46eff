import { expect, test } from '@vitrina/e2e/console';
import { enter, tabTo, take, type } from '@vitrina/e2e/keyboard';
import { atP2p, buyer, go, title } from './card/card-screen';
import { bank, card, day, field, openPayment, receipt } from './payment/open-payment';

test('a card payment by keyboard alone, from the method to the outcome and on to the purchase', async ({ page }) => {
  const { id } = await buyer(page);
  await page.goto(`/usuario/pagos?id=${id}`);
  await tabTo(page, card(page, 'Tarjeta'));
  await page.keyboard.press('Enter');
  await enter(page, page.getByRole('link', { name: 'PlacetoPay' }));

  const questions = page.getByRole('button', { name: 'Preguntas frecuentes' });
  await enter(page, questions);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(questions).toBeFocused();

  await type(page, field(page, 'Monto'), '5000');
  await enter(page, go(page));
  await atP2p(page);
  await page.goBack();
  // Another amount is another payment: the open one is asked about.
  await enter(page, page.getByRole('button', { name: 'La mitad' }));
  await enter(page, go(page));
  const question = page.getByRole('dialog', { name: 'Tienes un pago PENDIENTE' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(go(page)).toBeFocused();
  await enter(page, go(page));
  await enter(page, question.getByRole('button', { name: 'Sí' }));
  await atP2p(page);
  await page.getByRole('button', { name: 'Aprobar', exact: true }).press('Enter');
  await title(page, 'Tu pago fue aprobado');
  await enter(page, page.getByRole('link', { name: 'Ver tu compra' }));
  await expect(page).toHaveURL(new RegExp(`/usuario/compras/detalle\\?id=${id}$`));
});

test('a deposit by keyboard alone', async ({ page }) => {
  const { id } = await openPayment(page, 2003, '&tab=3');
  await type(page, field(page, 'Monto'), '1234,56');
  await type(page, bank(page), 'Pichincha');
  const account = page
    .getByRole('definition')
    .filter({ hasText: /^\d{8,}$/ })
    .first();
  const number = (await account.textContent()) ?? '';
  await tabTo(page, page.getByRole('button', { name: 'Copiar monto' }));
  await take(page, page.getByRole('radio', { name: 'Efectivo' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Cheque' })).toBeChecked();
  await type(page, field(page, 'Número de cuenta'), number);
  await type(page, field(page, 'Número de comprobante'), 'K-1001');
  await type(page, field(page, 'Fecha de la transacción'), day().replaceAll('/', ''));
  // The browser's own window, in which the file is chosen, belongs to no page.
  await page.getByLabel('Comprobante', { exact: true }).setInputFiles(receipt);
  await enter(page, page.getByRole('button', { name: 'Registrar depósito' }));
  await expect(page).toHaveURL(new RegExp(`/usuario/compras/detalle\\?id=${id}$`));
  await expect(page.getByRole('row', { name: /K-1001/ })).toContainText('PENDIENTE');
});
