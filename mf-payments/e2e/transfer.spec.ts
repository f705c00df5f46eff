import type { Page } from '@playwright/test';
import { expect, test } from '@vitrina/e2e/console';
import { addressOf, answerOf, contract } from '@vitrina/e2e/contract';
import { rows } from '@vitrina/e2e/database';
import { enter, tabTo, type } from '@vitrina/e2e/keyboard';
import { mailsTo } from '@vitrina/e2e/outbox';
import { readQr } from '@vitrina/e2e/qr';
import { REFUSED, whileRefused } from '@vitrina/e2e/walk';
import {
  bank,
  card,
  chosen,
  day,
  field,
  fill,
  newNumber,
  openPayment,
  receipt,
  typeAmount,
} from './payment/open-payment';

const paymentsOf = (id: number) =>
  rows<{ status: string; amount_cents: number; receipt_number: string; corrected_id: number | null }>(
    'select status, amount_cents, receipt_number, corrected_id from payment where negotiation_id = $1 order by id',
    [id],
  );

const send = (page: Page) => page.getByRole('button', { name: 'Registrar transferencia' }).click();

test('a transfer is registered once with its receipt, and corrected from its row once it is rejected', async ({
  page,
  consoleLog,
}) => {
  consoleLog.expectMatching(/status of 422/);
  const { id } = await openPayment(page, 2003, '&tab=2');
  const number = await fill(page, { amount: '5000' });
  await expect(page.getByText('Después te quedarán $17,288.72')).toBeVisible();
  await expect(
    page.getByText('Te faltan $22,288.72; puedes pagar en 5 transferencias de $5,000.00, la última de $2,288.72'),
  ).toBeVisible();
  await send(page);
  await expect(page).toHaveURL(new RegExp(`/usuario/compras/detalle\\?id=${id}$`));
  await expect(page.getByText('Registraste tu transferencia de $5,000.00.')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(number) })).toContainText('PENDIENTE');

  await test.step('a receipt number that was used before is refused', async () => {
    await page.goto(`/usuario/pagos?id=${id}&tab=2`);
    await fill(page, { amount: '200', number });
    await send(page);
    await expect(page.getByText('Ese número de comprobante ya está registrado para ese banco')).toBeVisible();
    await expect(field(page, 'Número de comprobante')).toHaveValue(number);
    expect(await paymentsOf(id)).toMatchObject([{ status: 'PE', receipt_number: number }]);
  });

  const [rejected] = await rows<{ id: number }>(
    "update payment set status = 'RE', settled_at = now(), rejection_reason = 'El valor no coincide' where negotiation_id = $1 returning id",
    [id],
  );
  await page.goto(`/usuario/pagos?id=${id}&tab=2&corrige=${rejected!.id}`);
  await expect(page.getByText(/^Lo rechazamos: El valor no coincide\./)).toBeVisible();
  await expect(field(page, 'Número de comprobante')).toHaveValue(number);
  await fill(page, { amount: '4900', number });
  await send(page);
  await expect(page).toHaveURL(/\/usuario\/compras\/detalle/);
  expect(await paymentsOf(id)).toMatchObject([{ status: 'RE' }, { status: 'PE', corrected_id: rejected!.id }]);
});

test('by keyboard alone: the method, the receipt, the transfer, and its withdrawal', async ({ page }) => {
  // What the browser's own window would do; heard from now on, because that takes Playwright a while.
  page.on('filechooser', (chooser) => chooser.setFiles(receipt));
  const { id } = await openPayment(page, 2003);
  await tabTo(page, card(page, 'Tarjeta'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(chosen(page, 'Transferencia bancaria')).toBeFocused();
  const number = newNumber();
  await type(page, field(page, 'Monto'), '1234,56');
  await tabTo(page, bank(page));
  await page.keyboard.press('ArrowDown');
  const account = page.getByRole('definition').filter({ hasText: /^\d{8,}$/ });
  await type(page, field(page, 'Número de cuenta'), (await account.first().textContent()) ?? '');
  await type(page, field(page, 'Número de comprobante'), number);
  await type(page, field(page, 'Fecha de la transacción'), day().replaceAll('/', ''));
  await tabTo(page, page.getByLabel('Comprobante', { exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(receipt.name)).toBeVisible();
  await enter(page, page.getByRole('button', { name: 'Registrar transferencia' }));
  await expect(page).toHaveURL(new RegExp(`/usuario/compras/detalle\\?id=${id}$`));

  await enter(page, page.getByRole('row', { name: new RegExp(number) }).getByRole('button', { name: 'Retirar' }));
  await enter(page, page.getByRole('dialog').getByRole('button', { name: 'Retirar pago' }));
  await expect(page.getByRole('row', { name: new RegExp(number) })).toContainText('CANCELADO');
  expect(await paymentsOf(id)).toMatchObject([{ status: 'CANCELADO', amount_cents: 123_456 }]);
});

test('methods combine until the total is covered: three transfers of a third end at 0.00', async ({ page }) => {
  const { id } = await openPayment(page, 2003, '&tab=2');
  for (const amount of ['7429.57', '7429.57', '7429.58']) {
    await page.goto(`/usuario/pagos?id=${id}&tab=2`);
    await fill(page, { amount });
    await send(page);
    await expect(page).toHaveURL(/\/usuario\/compras\/detalle/);
  }
  await page.goto(`/usuario/pagos?id=${id}&tab=2`);
  await expect(page.getByText('Ya no tienes saldo por pagar')).toBeVisible();
  await expect(page.getByText(/Todavía esperamos la confirmación de \$22,288\.72/)).toBeVisible();
});

test('the bank data are mailed, copied line by line, and read from their code by a telephone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { email, purchases } = await openPayment(page, 2003, '&tab=2');
  await page.getByRole('button', { name: 'Enviar datos' }).click();
  await expect(page.getByText('Se ha enviado un email con los datos de la transacción')).toBeVisible();
  await expect.poll(async () => (await mailsTo(page, email)).length).toBe(1);

  await typeAmount(page, '1.234,56');
  await bank(page).selectOption({ index: 1 });
  const lines: string[][] = [];
  const copied = page.getByRole('button', { name: /^Copia(r|do) / });
  for (const line of await page.locator('dl > div').filter({ has: copied }).all()) {
    await line.getByRole('button').click();
    await expect(line.getByRole('status')).toHaveText(/^Copiado/);
    const shown = await line.locator('dt, dd:not(:has(button))').allTextContents();
    lines.push([...shown, await page.evaluate(() => navigator.clipboard.readText())]);
  }
  expect(lines.map(([name]) => name).join()).toBe(
    'Banco,Tipo de cuenta,Número de cuenta,Beneficiario,RUC,Monto,Referencia',
  );
  const shown = Object.fromEntries(lines.map(([name, value]) => [name, value]));
  const [account] = await rows<{ company: string }>('select company from agency_bank_account where number = $1', [
    shown['Número de cuenta'],
  ]);
  expect(shown).toMatchObject({
    Beneficiario: account!.company.replaceAll('.', ''), // as the form takes names
    Monto: '$1,234.56',
    Referencia: `${purchases[0]!.number}`,
  });
  for (const [name, value, text] of lines) expect(text).toBe(name === 'Monto' ? '1234.56' : value);
  const code = page.getByRole('img', { name: 'Código QR con los datos de la cuenta' });
  expect(await readQr(code)).toBe(lines.map(([name, , text]) => `${name}: ${text}`).join('\n'));
});

test('an empty form is told and goes to its first field; a date outside the month and an amount above the balance are refused', async ({
  page,
}) => {
  const { id } = await openPayment(page, 2003, '&tab=2');
  await bank(page).waitFor();
  await send(page);
  await expect(page.getByText('Completa el formulario')).toBeVisible();
  await expect(bank(page)).toBeFocused();
  await field(page, 'Fecha de la transacción').fill(day(40));
  await typeAmount(page, '22288.73');
  await field(page, 'Número de cuenta').fill('1');
  await expect(page.getByText('El campo Monto debe ser máximo $22,288.72')).toBeVisible();
  await expect(page.getByText(/^El campo Fecha de la transacción debe ser igual o posterior al/)).toBeVisible();
  await bank(page).focus();
  await bank(page).selectOption({ index: 1 });
  await expect(page.getByText(/^El campo Número de cuenta no coincide/)).toBeVisible();

  await test.step("data validation that refuses at submit: 'Debes completar el paso 1'", async () => {
    await fill(page, { amount: '100' });
    await page.route(addressOf(contract.dataValidation), (route) =>
      route.fulfill({ json: answerOf(contract.dataValidation, { canBePaid: false }) }),
    );
    await send(page);
    await expect(page.getByText('Debes completar el paso 1')).toBeVisible();
    await expect(chosen(page, 'Transferencia bancaria')).toBeVisible();
    expect(await paymentsOf(id)).toEqual([]);
  });
});

test('what was typed survives a reload, the back button and a call that fails', async ({ page, consoleLog }) => {
  consoleLog.expectMatching(REFUSED);
  const { id } = await openPayment(page, 2003, '&tab=2');
  const number = await fill(page, { amount: '1.234,56' });
  await whileRefused(page, contract.registerPayment, async () => {
    await send(page);
    await expect(page.getByText('No disponible')).toBeVisible();
  });
  await expect(field(page, 'Monto')).toHaveValue('$1,234.56');
  await page.reload();
  await expect(field(page, 'Número de comprobante')).toHaveValue(number);
  await page.goto('/usuario/cotizaciones');
  await page.goBack();
  await expect(field(page, 'Monto')).toHaveValue('$1,234.56');
  // The file is not kept.
  await send(page);
  await expect(page.getByText('El campo Comprobante es obligatorio')).toBeVisible();
  expect(await paymentsOf(id)).toEqual([]);
});

test('an open card payment is asked about; what it goes on reserving is told', async ({ page, consoleLog }) => {
  consoleLog.expectMatching(/status of 409/);
  const { id } = await openPayment(page, 2103, '&tab=2');
  await fill(page, { amount: '25390' });
  await send(page);
  const question = page.getByRole('dialog', { name: 'Tienes un pago PENDIENTE' });
  await expect(question).toContainText('$5,078.00');
  await question.getByRole('button', { name: 'No' }).click();
  await expect(question).toHaveCount(0);
  expect(await paymentsOf(id)).toEqual([]);
  // What is free needs no answer.
  await typeAmount(page, '20312');
  await send(page);
  await expect(page).toHaveURL(/\/usuario\/compras\/detalle/);
});

test('two tabs pay the last balance: one registers it, the other is refused', async ({ page, context, consoleLog }) => {
  consoleLog.expectMatching(/status of 4\d\d/);
  const { id } = await openPayment(page, 2006, '&tab=2');
  const other = await context.newPage();
  await other.goto(`/usuario/pagos?id=${id}&tab=2`);
  await fill(page, { amount: '0.01' });
  await fill(other, { amount: '0.01' });
  await other.route(addressOf(contract.negotiation), (route) => route.abort());
  await send(page);
  await expect(page).toHaveURL(/\/usuario\/compras\/detalle/);
  await send(other);
  await expect(
    other
      .getByRole('region', { name: /^Notificaciones/ })
      .getByRole('alert')
      .first(),
  ).toBeVisible();
  expect((await paymentsOf(id)).filter(({ status }) => status === 'PE')).toHaveLength(1);
});
