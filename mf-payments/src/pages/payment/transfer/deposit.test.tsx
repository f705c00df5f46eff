import { screen } from '@testing-library/react';
import { cents, type PaymentRecord, payments, registerPayment } from '@vitrina/contract';
import { Failure } from '@vitrina/testing';
import { cashPurchase } from '@vitrina/testing/purchases';
import { open, payment, press, serve, usePayment } from '../testing/payment';
import { field, fill, isOver, openBank, select, serveBank, submit, usePictures } from '../testing/transfer';

usePayment();
usePictures();

const deposit = (id: number, changes: Partial<PaymentRecord>): PaymentRecord => ({
  id,
  type: 'Pago',
  date: '2026-11-27',
  method: 'Depósito bancario',
  amount: cents(400_000),
  status: 'PE',
  paidInCash: true,
  ...changes,
});

/** Cash that counts: 4,000.00 pending and 1,000.00 processed. */
const CASH = [
  deposit(1, {}),
  deposit(2, { amount: cents(100_000), status: 'PROCESADO' }),
  deposit(3, { status: 'RE' }),
  deposit(4, { status: 'CANCELADO' }),
  deposit(5, { paidInCash: false }),
];

async function openDeposit(paid: PaymentRecord[]) {
  payment.paid = paid;
  await serve(cashPurchase());
  await openBank('id=2005&tab=3');
}
const paidIn = (name: string) => payment.page.user.click(screen.getByRole('radio', { name }));
async function amount(text: string) {
  await payment.page.user.clear(field('Monto'));
  await payment.page.user.type(field('Monto'), text);
  await payment.page.user.tab();
}

test('its words are those of a deposit, and how it was paid in is asked', async () => {
  await openDeposit([]);
  expect(screen.getByRole('heading', { level: 3, name: 'Haz el depósito y guarda el comprobante' })).toBeVisible();
  await amount('6000');
  expect(
    screen.getByText('Te faltan $16,818.31; puedes pagar en 3 depósitos de $6,000.00, el último de $4,818.31'),
  ).toBeVisible();
  await submit();
  expect(screen.getByText('El campo Cómo depositaste es obligatorio')).toBeVisible();
  expect(payment.server.requests(registerPayment)).toEqual([]);
});

test('no plan of deposits in cash is offered where the law allows none to be enough', async () => {
  await openDeposit([]);
  await amount('6000');
  const plan = /puedes pagar en 3 depósitos/;
  await paidIn('Efectivo');
  expect(screen.queryByText(plan)).toBeNull();
  await paidIn('Cheque');
  expect(screen.getByText(plan)).toBeVisible();
});

test('from how much on no cash is taken is said before anything is deposited; not of a transfer', async () => {
  await openDeposit([]);
  expect(screen.getByText('Desde $10,000.00 no se acepta efectivo.')).toBeVisible();
  payment.page.close();
  await openBank('id=2005&tab=2');
  expect(screen.queryByText(/no se acepta efectivo/)).toBeNull();
});

test.each([
  ['Efectivo', true],
  ['Cheque', false],
])('paid in by %s: the call says so', async (name, paidInCash) => {
  await openDeposit([]);
  await paidIn(name);
  await amount('100');
  await fill();
  await submit();
  await isOver();
  expect(payment.server.requests(registerPayment)).toMatchObject([{ method: 3, paidInCash, amount: 10_000 }]);
  expect(payment.page.notices).toEqual(['Registraste tu depósito de $100.00. Te avisamos cuando se confirme']);
});

describe('cash that reaches 10,000.00 with the deposits before is refused, with the reason', () => {
  const LIMIT = 'La ley no permite pagar $10,000.00 o más en efectivo por una compra';

  test('alone: 10,000.00 is too much, 9,999.99 is not', async () => {
    await openDeposit([]);
    await paidIn('Efectivo');
    await amount('10000');
    expect(await screen.findByText(`${LIMIT}: puedes depositar hasta $9,999.99`)).toBeVisible();
    await amount('9999.99');
    expect(screen.queryByText(new RegExp(`^${LIMIT.replace('$', '\\$')}`))).toBeNull();
  });

  test('with others: those that are pending or processed count; a cheque does not', async () => {
    await openDeposit(CASH);
    await paidIn('Efectivo');
    await amount('5000');
    expect(await screen.findByText(`${LIMIT}: puedes depositar hasta $4,999.99`)).toBeVisible();
    await fill();
    await submit();
    expect(payment.server.requests(registerPayment)).toEqual([]);
    await paidIn('Cheque');
    expect(screen.queryByText(new RegExp(`^${LIMIT.replace('$', '\\$')}`))).toBeNull();
  });

  test('where the limit is reached it says so', async () => {
    await openDeposit([deposit(1, { amount: cents(999_999) })]);
    await paidIn('Efectivo');
    await amount('1');
    expect(await screen.findByText(`${LIMIT}, y ya llegaste al límite`)).toBeVisible();
  });
});

test("payments that fail are told, because the limit hangs on them, and 'Reintentar' asks again", async () => {
  await serve(cashPurchase());
  serveBank();
  let fails = true;
  payment.server.on(payments, () => {
    if (fails) throw new Failure(400, 'No disponible');
    return [];
  });
  open('id=2005&tab=3');
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar tus pagos');
  fails = false;
  await press('Reintentar');
  expect(await select()).toBeVisible();
});
