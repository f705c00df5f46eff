import { paymentReceipt, payments, purchaseReceipt } from '@vitrina/contract';
import { authorizationValue } from '@vitrina/rules';
import { urlOf } from '../src/platform/http/calls';
import { seedCustomers } from '../src/seed/customers/seed';
import { bodyOf, post, useBackend } from './support/backend';
import { type DemoCustomer, demoCustomer } from './support/demo-customer';
import { pdfText } from './support/text-of-pdf';

const NO_INVOICE = 'Este recibo no es un comprobante de venta. La factura electrónica la emite el concesionario.';

const backend = useBackend();
let cashBuyer: DemoCustomer;
let everything: DemoCustomer;
let creditBuyer: DemoCustomer;
beforeAll(async () => {
  await seedCustomers(backend.current.database);
  cashBuyer = await demoCustomer(backend.current, '1759990029');
  creditBuyer = await demoCustomer(backend.current, '1759990037');
  everything = await demoCustomer(backend.current, '1759990045');
}, 60_000);

const textOf = async (file: Blob) => pdfText(new Uint8Array(await file.arrayBuffer()));

/** The receipt of the payment of a purchase at a place in its list. */
async function receiptAt(customer: DemoCustomer, id: number, at: number) {
  const paid = (await customer.get(payments, { id }))[at];
  if (!paid) throw new Error(`${id} has no payment ${at}`);
  return { paid, text: await textOf(await customer.get(paymentReceipt, { id, paymentId: paid.id })) };
}

test('a transfer: who paid, for what, how, in figures and words, and what was left', async () => {
  const { paid, text } = await receiptAt(cashBuyer, 2005, 0);
  for (const said of [
    'Recibo de pago',
    `Pago ${paid.id}`,
    'De Carlos Andrés Mena Vera, por la compra N.º 3005',
    '$10,090.98',
    'Diez mil noventa dólares con noventa y ocho centavos',
    'PROCESADO',
    'Compra N.º 3005',
    'Cóndor Sierra 2027',
    'Transferencia bancaria',
    'Banco Pichincha',
    '2005-t1',
    'hora de Ecuador',
    NO_INVOICE,
    // The others were registered later: nothing of them is off the balance yet.
    'Saldo por pagar después de este pago',
    '$23,545.63',
  ])
    expect(text).toContain(said);
  expect(text).not.toContain('En confirmación');
});

test('a receipt has neither the number of an invoice nor a tax of its own', async () => {
  const { text } = await receiptAt(cashBuyer, 2005, 0);
  const whole = await textOf(await cashBuyer.get(purchaseReceipt, { id: 2008 }));
  for (const each of [text, whole]) {
    expect(each).not.toMatch(/\d{3}-\d{3}-\d{6,9}/);
    expect(each).not.toMatch(/IVA|impuesto/i);
    expect(each).toContain(NO_INVOICE);
  }
});

/** Changes what is kept of a payment. */
const change = (paymentId: number, values: object) =>
  backend.current.database.updateTable('payment').set(values).where('id', '=', paymentId).execute();

test('N35: a card has brand and last digits, reference, authorization, plan, date and time in Ecuador', async () => {
  const { id, cardReference } = (await everything.get(payments, { id: 2105 }))[0]!;
  const details = { brand: 'VISA', lastDigits: '1111', authorization: '004417', deferral: 'D', installments: '12' };
  const at = { settled_at: new Date('2026-11-30T01:30:00Z'), paid_on: '2026-11-29' };
  await change(id, { ...at, provider_reference: '9876543', provider_details: JSON.stringify(details) });
  const { paid, text } = await receiptAt(everything, 2105, 0);
  for (const said of [
    'Tarjeta Visa •••• 1111',
    'Plan de pago Diferido sin intereses, 12 cuotas',
    'Referencia 2105-c5',
    `Comprobante ${cardReference}`,
    'Referencia del procesador 9876543',
    'Autorización 004417',
    'Fecha y hora 29/11/2026 20:30, hora de Ecuador',
  ])
    expect(text).toContain(said);
  expect(text).not.toContain('30/11/2026');
  expect(paid.moment).toBe('2026-11-30T01:30:00.000Z');
});

test('a charge that its provider told of on a later day has the day of the charge, and the moment of its confirmation', async () => {
  const { id } = (await everything.get(payments, { id: 2105 }))[0]!;
  await change(id, { settled_at: new Date('2026-11-30T15:00:00Z'), paid_on: '2026-11-28' });
  const { paid, text } = await receiptAt(everything, 2105, 0);
  expect(text).toContain('Fecha del pago 28/11/2026');
  expect(text).toContain('Confirmado 30/11/2026 10:00, hora de Ecuador');
  expect(paid).not.toHaveProperty('moment');
});

test('a card of which nothing is known yet, and a brand and a plan that the catalogue does not know', async () => {
  const { id } = (await everything.get(payments, { id: 2105 }))[0]!;
  await change(id, { provider_details: JSON.stringify({}) });
  const bare = (await receiptAt(everything, 2105, 0)).text;
  expect(bare).toContain('Método Tarjeta\n');
  for (const word of ['Autorización', 'Plan de pago', '••••']) expect(bare).not.toContain(word);
  await change(id, { provider_details: JSON.stringify({ brand: 'UNIÓN', deferral: 'Z', installments: '1' }) });
  const { text } = await receiptAt(everything, 2105, 0);
  expect(text).toContain('Método Tarjeta UNIÓN\n');
  expect(text).toContain('Plan de pago Z\n');
});

test.each([
  [true, 'Depósito bancario en efectivo'],
  [false, 'Depósito bancario con cheque'],
])('a deposit says how it was paid in: %p', async (cash, words) => {
  const { database } = backend.current;
  const deposit = await database
    .selectFrom('payment')
    .select('id')
    .where('negotiation_id', '=', 2007)
    .where('method', '=', 'bankDeposit')
    .executeTakeFirstOrThrow();
  await change(deposit.id, { status: 'PROCESADO', settled_at: new Date(), paid_in_cash: cash });
  const file = await cashBuyer.get(paymentReceipt, { id: 2007, paymentId: deposit.id });
  expect(await textOf(file)).toContain(words);
  await change(deposit.id, { status: 'PE', settled_at: null });
});

test('a third person who paid by card is the one who paid', async () => {
  const { database } = backend.current;
  const charge = await database
    .selectFrom('payment')
    .select(['id', 'card_attempt_id'])
    .where('negotiation_id', '=', 2008)
    .where('method', '=', 'card')
    .executeTakeFirstOrThrow();
  const { payer } = await database
    .selectFrom('card_attempt')
    .select('payer')
    .where('id', '=', charge.card_attempt_id)
    .executeTakeFirstOrThrow();
  const third = { ...payer, isHolder: false, firstNames: 'Łucja', surnames: 'Ñauñay Dvořák' };
  await database
    .updateTable('card_attempt')
    .set({ payer: JSON.stringify(third) })
    .where('id', '=', charge.card_attempt_id)
    .execute();
  const text = await textOf(await cashBuyer.get(paymentReceipt, { id: 2008, paymentId: charge.id }));
  expect(text).toContain('De Łucja Ñauñay Dvořák, por la compra N.º 3008');
  expect(text).toContain('Pagó Łucja Ñauñay Dvořák');
  expect(text).not.toContain('Carlos Andrés');
  const whole = await textOf(await cashBuyer.get(purchaseReceipt, { id: 2008 }));
  expect(whole.replaceAll('\n', ' ')).toContain('Tarjeta Visa •••• 1111, de Łucja Ñauñay Dvořák');
});

test('a payment that was taken back says so, and what took it back has a receipt of its own', async () => {
  const { paid, text } = await receiptAt(everything, 2106, 0);
  expect(paid.note).toBe('Reversado');
  expect(text).toContain('REVERSADO EN PARTE');
  expect(text).toMatch(/Reversado \$6,347\.50, \d\d\/\d\d\/\d{4} \d\d:\d\d, hora de Ecuador/);
  expect(text).toContain('Saldo por pagar después de este pago $0.00');
  const reversal = await receiptAt(everything, 2106, 1);
  for (const said of [
    'Recibo de reverso',
    `Reverso ${reversal.paid.id}`,
    '$6,347.50',
    'Seis mil trescientos cuarenta y siete dólares con cincuenta centavos',
    'REVERSADO',
    `Pago ${paid.id} de $25,390.00`,
    'Tarjeta Visa •••• 1111',
    'Saldo por pagar después de este reverso $6,347.50',
  ])
    expect(reversal.text).toContain(said);
  expect(reversal.text).not.toContain('EN PARTE');
});

test('what was taken back as a whole is REVERSADO', async () => {
  const { text } = await receiptAt(everything, 2109, 1);
  expect(text).toContain('$9,510.20 REVERSADO\n');
  expect(text).not.toContain('EN PARTE');
});

test('a return, of a purchase that was cancelled: what still goes back, and no balance', async () => {
  const { paid, text } = await receiptAt(everything, 2108, 1);
  for (const said of ['Recibo de devolución', `Devolución ${paid.id}`, 'Recibe María Fernanda', 'Por devolver'])
    expect(text).toContain(said);
  expect(text).not.toContain('Saldo por pagar');
});

test('the receipt of a whole purchase has each payment and their sum', async () => {
  const text = await textOf(await cashBuyer.get(purchaseReceipt, { id: 2008 }));
  for (const said of [
    'Recibo de la compra',
    'Compra N.º 3008',
    'Cincuenta y cinco mil ciento noventa dólares',
    'PAGADA',
    '2008-t1',
    '2008-t2',
    'Total pagado $55,190.00',
    'Saldo por pagar $0.00',
  ])
    expect(text).toContain(said);
});

test('the down payment of a request has one too, in its own words', async () => {
  const { database } = backend.current;
  const settled = await database
    .selectFrom('negotiation')
    .innerJoin('quotation', 'quotation.id', 'negotiation.quotation_id')
    .select(['negotiation.id', 'negotiation.number'])
    .where('account_id', '=', Number(creditBuyer.user.personId))
    .where('status', '=', 'APROBADO FACTURAR')
    .executeTakeFirstOrThrow();
  const text = await textOf(await creditBuyer.get(purchaseReceipt, { id: settled.id }));
  for (const said of [
    'Recibo de la entrada',
    `por la entrada de la solicitud N.º ${settled.number}`,
    'APROBADO FACTURAR',
    'Saldo por pagar $0.00',
  ])
    expect(text).toContain(said);
});

test('many payments go on a second page, with the heading again and the sums at the end', async () => {
  const { database } = backend.current;
  const [row] = await database.selectFrom('payment').selectAll().where('negotiation_id', '=', 2010).execute();
  const { id: _id, receipt_number: _number, file_id: _file, ...same } = row!;
  const share = 10_000;
  await database
    .insertInto('payment')
    .values(
      Array.from({ length: 40 }, (_, at) => ({
        ...{ ...same, provider_details: null, receipt_number: `MUCHOS-${at}`, amount_cents: share as never },
      })),
    )
    .execute();
  await database
    .updateTable('payment')
    .set({ amount_cents: (row!.amount_cents - 40 * share) as never })
    .where('id', '=', row!.id)
    .execute();
  const text = await textOf(await cashBuyer.get(purchaseReceipt, { id: 2010 }));
  for (let at = 0; at < 40; at++) expect(text).toContain(`MUCHOS-${at} $100.00\n`);
  expect(text).toContain('Página 3');
  expect(text.split(NO_INVOICE)).toHaveLength(4);
  expect(text).toMatch(/Total pagado \$38,990\.00\nSaldo por pagar \$0\.00/);
});

test.each([
  [2004, 0, 'Todavía no confirmamos este pago. Tendrás su recibo cuando se confirme'],
  [2005, 1, 'Este pago fue rechazado: no tiene recibo'],
  [2005, 2, 'Retiraste este pago: no tiene recibo'],
])('of %p the payment %p has no receipt: %s', async (id, at, message) => {
  const paid = (await cashBuyer.get(payments, { id }))[at];
  expect(await cashBuyer.ask(paymentReceipt, { id, paymentId: paid!.id })).toMatchObject({ status: 422, message });
});

test.each([
  [2003, 'Tu compra todavía no está pagada. Tendrás su recibo cuando no quede saldo ni pagos por confirmar'],
  [2007, 'Tu compra todavía no está pagada. Tendrás su recibo cuando no quede saldo ni pagos por confirmar'],
  [2011, 'Esta compra fue cancelada: no tiene recibo'],
])('purchase %p has no receipt: %s', async (id, message) => {
  expect(await cashBuyer.ask(purchaseReceipt, { id })).toMatchObject({ status: 422, message });
});

test('nothing of another customer, of another purchase, or of what is undecided', async () => {
  const [theirs] = await everything.get(payments, { id: 2105 });
  const [own] = await cashBuyer.get(payments, { id: 2005 });
  for (const [id, paymentId] of [
    [2105, theirs!.id],
    [2005, theirs!.id],
    [2008, own!.id],
    [2002, own!.id],
    [2005, 999_999],
  ] as const)
    expect(await cashBuyer.ask(paymentReceipt, { id, paymentId })).toMatchObject({ status: 404 });
  for (const id of [2110, 2002, 999_999])
    expect(await cashBuyer.ask(purchaseReceipt, { id })).toMatchObject({ status: 404 });
});

test.each(['paymentReceipt', 'purchaseReceipt'] as const)(
  '%s is a PDF that is saved and never cached',
  async (name) => {
    const [paid] = await cashBuyer.get(payments, { id: 2008 });
    const words = { id: 2008, paymentId: paid!.id };
    const endpoint = name === 'paymentReceipt' ? paymentReceipt : purchaseReceipt;
    const answer = await post(backend.current, urlOf(endpoint), bodyOf<never>(endpoint as never, words as never), {
      authorization: authorizationValue(cashBuyer.user),
    });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename=recibo-${name === 'paymentReceipt' ? `pago-${paid!.id}` : 'compra-3008'}.pdf`,
    });
    const pdf = Buffer.from(await (answer.body as Blob).arrayBuffer()).toString('latin1');
    expect(pdf).toContain('/Lang (es-EC)');
    expect(pdf).toContain('/MarkInfo');
  },
);
