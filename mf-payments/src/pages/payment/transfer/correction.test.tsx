import { screen } from '@testing-library/react';
import { cents, type PaymentRecord, registerPayment } from '@vitrina/contract';
import { cashPurchase } from '@vitrina/testing/purchases';
import { payment, serve, usePayment } from '../testing/payment';
import {
  field,
  fileInput,
  fill,
  isOver,
  openBank,
  receiptFile,
  select,
  submit,
  today,
  usePictures,
} from '../testing/transfer';

usePayment();
usePictures();

const rejected = (changes: Partial<PaymentRecord> = {}): PaymentRecord => ({
  id: 12,
  type: 'Pago',
  date: '2026-11-27',
  method: 'Transferencia bancaria',
  amount: cents(672_732),
  receiptNumber: '000122',
  status: 'RE',
  accountId: 2,
  beneficiary: 'Andina Motors',
  beneficiaryEmail: 'pagos@andina.example.ec',
  rejectionReason: 'El valor no coincide con el comprobante',
  ...changes,
});

async function correct(row: PaymentRecord, query = 'id=2005&tab=2&corrige=12', balance = 1_681_831) {
  payment.paid = [row];
  await serve(cashPurchase({ balance: cents(balance) }));
  await openBank(query);
}

test('the form begins with the rejected payment, says why it was rejected, and names it in the call', async () => {
  await correct(rejected());
  expect(screen.getByText('Corriges tu pago de $6,727.32 del 27/11/2026')).toBeVisible();
  expect(screen.getByText(/^Lo rechazamos: El valor no coincide con el comprobante\./)).toBeVisible();
  expect(await select()).toHaveDisplayValue('Banco Pichincha · Cuenta de ahorros');
  for (const [name, value] of [
    ['Monto', '$6,727.32'],
    ['Beneficiario', 'Andina Motors'],
    ['Número de cuenta', '2200-654321'],
    ['Número de comprobante', '000122'],
    ['Correo del beneficiario (opcional)', 'pagos@andina.example.ec'],
    ['Fecha de la transacción', '27/11/2026'],
  ] as const)
    expect(field(name)).toHaveValue(value);
  await payment.page.user.clear(field('Fecha de la transacción'));
  await payment.page.user.type(field('Fecha de la transacción'), today());
  await payment.page.user.upload(fileInput(), receiptFile());
  await submit();
  await isOver();
  expect(payment.server.requests(registerPayment)).toMatchObject([
    { correctedId: 12, account: { id: 2 }, accountNumber: '2200-654321', receiptNumber: '000122', amount: 672_732 },
  ]);
});

test('its amount is cut to what is left to pay, and a deposit keeps how it was paid in', async () => {
  await correct(rejected({ method: 'Depósito bancario', paidInCash: false }), 'id=2005&tab=3&corrige=12', 100_000);
  expect(field('Monto')).toHaveValue('$1,000.00');
  expect(screen.getByRole('radio', { name: 'Cheque' })).toBeChecked();
});

test.each([
  ['that was corrected already', rejected({ isCorrected: true })],
  ['that was approved meanwhile', rejected({ status: 'PROCESADO' })],
  ['that is not of this purchase', rejected({ id: 13 })],
])('a payment %s is told as such, and another one can be registered', async (_, row) => {
  await correct(row);
  expect(screen.getByText('Ese pago ya no se puede corregir. Puedes registrar uno nuevo.')).toBeVisible();
  expect(field('Número de comprobante')).toHaveValue('');
  await fill();
  await submit();
  await isOver();
  expect(payment.server.requests(registerPayment)[0]).not.toHaveProperty('correctedId');
});

test('an account that is not offered any more is chosen anew', async () => {
  await correct(rejected({ accountId: 99 }));
  expect(await select()).toHaveValue('');
  expect(field('Número de cuenta')).toHaveValue('');
});
