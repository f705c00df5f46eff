import { screen, within } from '@testing-library/react';
import { cents } from '@vitrina/contract';
import { acceptedRequest, cashPurchase, financingRequest, paidPurchase } from '@vitrina/testing/purchases';
import { block, detail, heading, link, open, row, steps, useDetail } from '../testing/detail';
import { totalEntered } from './balance';

useDetail();

test('the heading has car, number, status and what happens next', async () => {
  await open(cashPurchase());
  await heading();
  expect(screen.getByText('Compra N.º 3005')).toBeVisible();
  expect(screen.getByText('Esperamos la confirmación del banco, hasta el martes 1 de diciembre.')).toBeVisible();
  expect(screen.getByText('desde el 28/11/2026')).toBeVisible();
  expect(within(steps()!).getByText('Compra').parentElement).toHaveAttribute('aria-current', 'step');
});

test('the balance stands with what is paid and what is being confirmed, and leads on', async () => {
  await open(cashPurchase());
  await heading();
  const words = within(block('Saldo por pagar')!);
  expect(words.getByText('$16,818.31', { selector: 'p *' })).toBeVisible();
  const legend = words.getAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);
  expect(legend).toEqual(['Pagado $10,090.98', 'En confirmación $6,727.32', 'Por pagar $16,818.31']);
  expect(words.getByRole('note')).toHaveTextContent('Te falta pagar $16,818.31.');
  await row(/Total ingresado/);
  expect(link('Continuar Pagos')).toHaveAttribute('href', '/usuario/pagos?id=2005');
  expect(words.queryByText(/pago con tarjeta de/)).toBeNull();
});

test('an open card attempt is still part of the balance, and told so', async () => {
  await open(cashPurchase({ paid: cents(0), inConfirmation: cents(507_800), balance: cents(3_363_661) }));
  await heading();
  expect(screen.getByText('Tu pago con tarjeta de $5,078.00 bajará el saldo cuando se apruebe.')).toBeVisible();
});

test.each([
  [2, 3, 'Saldo por pagar', true],
  [1, 3, 'Saldo por pagar', true],
  [0, 3, 'Tus pagos fueron procesados', false],
])('at a balance of %d cents', async (balance, _step, name, isOpen) => {
  const rest = cents(balance);
  await open(cashPurchase({ balance: rest, paid: cents(3_363_661 - balance), inConfirmation: cents(0) }));
  await heading();
  await row(/Total ingresado/);
  expect(block(name)).toBeVisible();
  expect(link('Continuar Pagos') !== null).toBe(isOpen);
  const current = balance > 1 ? 'Compra' : 'Entrega';
  expect(within(steps()!).getByText(current).parentElement).toHaveAttribute('aria-current', 'step');
});

test('the success notice says what the adviser does and names what is still being confirmed', async () => {
  await open(paidPurchase({ status: 'EN PROCESO', inConfirmation: cents(1_015_600), isSettled: false }));
  await heading();
  const words = within(block('Tus pagos fueron procesados')!);
  expect(words.getByText('Un asesor te llamará para coordinar la entrega de tu vehículo.')).toBeVisible();
  expect(words.getByText(/^Todavía esperamos la confirmación de \$10,156\.00\./)).toBeVisible();
});

test('what was delivered promises no call', async () => {
  await open(paidPurchase({ status: 'ENTREGADA', next: undefined as never }));
  await heading();
  expect(block('Tus pagos fueron procesados')).toHaveTextContent('Ya recibiste tu vehículo.');
});

test('what was paid above the total is told in the notice and below the payments', async () => {
  await open(paidPurchase({ paid: cents(4_000_000), toReturn: cents(636_339) }));
  await heading();
  expect(block('Tus pagos fueron procesados')).toHaveTextContent(
    'Por devolver: $6,363.39Te devolvemos lo que pagaste de más.',
  );
  expect(await row(/^Por devolver \$6,363\.39/)).toBeVisible();
});

test.each([
  ['ENVIADA', /El banco recibió tu solicitud/],
  ['EN ANÁLISIS', /El banco revisa tu solicitud/],
  ['RECHAZADA', /Rechazaste el financiamiento/],
  ['NEGADO', /El banco no aprobó el financiamiento/],
  ['CANCELADO', /Esta solicitud fue cancelada/],
  ['EN COMITÉ', /Por ahora no hay nada que pagar/],
])('a request that is %s shows its state in place of stepper and balance', async (status, meaning) => {
  detail.paid = [];
  await open(financingRequest({ status, isApproved: false }));
  await heading();
  expect(block('Estado')).toHaveTextContent(meaning);
  expect(screen.getAllByText(status)).toHaveLength(1);
  expect(await screen.findByText('No existen pagos')).toBeVisible();
  expect([steps(), block('Saldo por pagar'), link('Pagar'), link('Continuar Pagos')]).toEqual([null, null, null, null]);
});

test('a cancelled purchase shows its state, its payments and what is to be returned, and no balance', async () => {
  await open(cashPurchase({ status: 'CANCELADO', payable: cents(0), balance: cents(0), toReturn: cents(1_169_700) }));
  await heading();
  expect(block('Estado')).toHaveTextContent(
    /Esta compra fue cancelada.*Por devolver: \$11,697\.00Te devolvemos lo que pagaste\./,
  );
  await row(/Total ingresado/);
  expect(screen.queryByRole('row', { name: /Saldo por pagar/ })).toBeNull();
  expect([steps(), block('Tus pagos fueron procesados')]).toEqual([null, null]);
});

test('a status never seen before of a purchase that can be paid keeps its balance', async () => {
  await open(cashPurchase({ status: 'EN ADUANA' }));
  await heading();
  expect(screen.getByText('EN ADUANA').parentElement).toHaveClass('info');
  expect(block('Saldo por pagar')).toBeVisible();
});

test('an offer that waits for an answer stands in its detail too', async () => {
  detail.paid = [];
  await open(financingRequest());
  await heading();
  expect(block('Tu crédito fue aprobado')).toBeVisible();
  expect(screen.getByText('Solicitud N.º 3203')).toBeVisible();
});

test('an accepted request has its down payment to pay', async () => {
  detail.paid = [];
  await open(acceptedRequest());
  await heading();
  expect(block('Saldo por pagar')).toHaveTextContent('$11,887.74');
  await screen.findByText('No existen pagos');
  for (const way of screen.getAllByRole('link', { name: 'Pagar' }))
    expect(way).toHaveAttribute('href', '/usuario/pagos?id=2203');
});

test("a request's detail has what its row says, before an answer and after it", async () => {
  detail.paid = [];
  for (const request of [financingRequest({ status: 'ENVIADA', isApproved: false }), acceptedRequest()]) {
    await open(request);
    await heading();
    const terms = within(block('Tu financiamiento')!);
    const pairs = terms.getAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);
    expect(pairs).toEqual([
      'Fecha de solicitud 27/11/2026',
      'Entrada $11,887.74',
      'Monto a financiar $21,748.87',
      'Plazo 60 meses',
      'Cuota mensual $599.90',
    ]);
    detail.page.close();
  }
  await open(cashPurchase());
  await heading();
  expect(block('Tu financiamiento')).toBeNull();
});

test.each([
  ['what is in confirmation counts', cents(60), cents(100)],
  ['and what was paid above the total', cents(120), cents(120)],
])('before all payments are there, with nothing left to pay, %s', (_, paid, entered) => {
  const purchase = cashPurchase({ payable: cents(100), paid, balance: cents(0) });
  expect(totalEntered(purchase, [], false)).toBe(entered);
});
