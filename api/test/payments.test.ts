import { payments, storedFile } from '@vitrina/contract';
import { authorizationValue } from '@vitrina/rules';
import { parse } from 'content-disposition';
import { sql } from 'kysely';
import { urlOf } from '../src/platform/http/calls';
import { seedCustomers } from '../src/seed/customers/seed';
import { bodyOf, post, useBackend } from './support/backend';
import { type DemoCustomer, demoCustomer } from './support/demo-customer';
import { keepReceipt } from './support/receipt';

const backend = useBackend();
/** Has transfers, deposits and receipts. */
let cashBuyer: DemoCustomer;
/** Has charges by card, reversals and returns. */
let everything: DemoCustomer;
beforeAll(async () => {
  await seedCustomers(backend.current.database);
  cashBuyer = await demoCustomer(backend.current, '1759990029');
  everything = await demoCustomer(backend.current, '1759990045');
}, 60_000);

test('each is told in words, with its receipt: by its number and its file, or by the number of the card payment', async () => {
  expect(await cashBuyer.get(payments, { id: 2005 })).toMatchObject([
    { type: 'Pago', method: 'Transferencia bancaria', status: 'PROCESADO', receiptNumber: '2005-t1' },
    { type: 'Pago', method: 'Transferencia bancaria', status: 'RE' },
    { type: 'Pago', method: 'Depósito bancario', status: 'CANCELADO' },
    { type: 'Pago', method: 'Transferencia bancaria', status: 'PE', amount: 672_732 },
  ]);
  const [pending] = await cashBuyer.get(payments, { id: 2004 });
  expect(pending).toMatchObject({
    ...{ amount: 1_269_500, date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), fileType: 'image/jpeg' },
    fileName: 'comprobante-2004-t1.jpg',
  });
  expect(pending).not.toHaveProperty('cardReference');
  const card = (await everything.get(payments, { id: 2105 }))[0];
  expect(card).toMatchObject({
    type: 'Pago',
    method: 'Tarjeta',
    status: 'PROCESADO',
    cardReference: expect.any(String),
  });
  for (const word of ['receiptNumber', 'fileId', 'fileName', 'fileType']) expect(card).not.toHaveProperty(word);
});

test("a reversal is a row of its own, and what it takes back says 'Reversado'; a return takes nothing back", async () => {
  const [paid, reversal] = await everything.get(payments, { id: 2106 });
  expect(paid).toMatchObject({ type: 'Pago', status: 'PROCESADO', note: 'Reversado' });
  expect(reversal).toMatchObject({ type: 'Reverso', method: 'Tarjeta', status: 'CANCELADO' });
  expect(reversal?.amount).toBeLessThan(0);
  expect(reversal).not.toHaveProperty('note');

  const rows = await everything.get(payments, { id: 2108 });
  const back = rows.find(({ type }) => type === 'Devolución');
  expect(back).toMatchObject({ status: 'PROCESADO' });
  expect(back?.amount).toBeLessThan(0);
  await sql`update payment set of_payment_id = ${rows[0]?.id} where id = ${back?.id}`.execute(backend.current.database);
  const again = await everything.get(payments, { id: 2108 });
  expect(again.some(({ id, note }) => id === rows[0]?.id && note !== undefined)).toBe(false);
});

test('none of what is undecided or not paid, and nothing of another customer', async () => {
  expect(await cashBuyer.get(payments, { id: 2002 })).toEqual([]);
  expect(await cashBuyer.get(payments, { id: 2003 })).toEqual([]);
  for (const id of [2105, 999_999]) {
    expect(await cashBuyer.ask(payments, { id })).toMatchObject({ status: 404, message: 'No encontramos esta compra' });
  }
});

test('40 payments of one transaction come once each, in pages of 20 (N43)', async () => {
  const { database } = backend.current;
  await sql`insert into payment (negotiation_id, method, amount_cents, status, paid_on, settled_at, agency_bank_account_id,
      bank_id, receipt_number)
    select 2003, 'bankTransfer', 100 + n, 'PROCESADO', '2026-11-20', now(), account.id, account.bank_id, 'n43-' || n
    from generate_series(1, 40) n cross join (select id, bank_id from agency_bank_account order by id limit 1) account`.execute(
    database,
  );
  const first = await cashBuyer.get(payments, { id: 2003, size: 20 });
  const second = await cashBuyer.get(payments, { id: 2003, size: 20, after: first.at(-1)?.id });
  expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(40);
  expect([...first, ...second]).toEqual(await cashBuyer.get(payments, { id: 2003 }));
  expect(await cashBuyer.get(payments, { id: 2003, size: 20, after: second.at(-1)?.id })).toEqual([]);
  // A payment of another purchase of theirs, or of another customer, is none of this list.
  const [elsewhere] = await cashBuyer.get(payments, { id: 2004 });
  const [theirs] = await everything.get(payments, { id: 2105 });
  for (const after of [elsewhere?.id, theirs?.id]) {
    expect(await cashBuyer.ask(payments, { id: 2003, size: 20, after })).toMatchObject({
      ...{ status: 404, message: 'No encontramos ese pago' },
    });
  }
});

test('an older date that is added between two pages repeats none (N44)', async () => {
  const { database } = backend.current;
  const first = await cashBuyer.get(payments, { id: 2005, size: 2 });
  await sql`insert into payment (negotiation_id, method, amount_cents, status, paid_on, settled_at, agency_bank_account_id,
      bank_id, receipt_number)
    select 2005, 'bankTransfer', 100, 'RE', '2020-01-01', now(), id, bank_id, 'n44' from agency_bank_account order by id limit 1`.execute(
    database,
  );
  const second = await cashBuyer.get(payments, { id: 2005, size: 2, after: first.at(-1)?.id });
  expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(4);
  expect((await cashBuyer.get(payments, { id: 2005, size: 1 })).map(({ receiptNumber }) => receiptNumber)).toEqual([
    'n44',
  ]);
});

test('a receipt keeps the ñ of its name, in the list and as a file; one whose content is gone says so', async () => {
  const { database } = backend.current;
  const name = 'Comprobante de María Ñauñay, 5 de año.pdf';
  const { id, file } = await keepReceipt(database, cashBuyer.user.id, name);
  await sql`update payment set file_id = ${id} where negotiation_id = 2004`.execute(database);
  const [listed] = await cashBuyer.get(payments, { id: 2004 });
  expect(listed).toMatchObject({ fileId: id, fileName: name, fileType: 'application/pdf' });
  const ask = () =>
    post(backend.current, urlOf(storedFile), bodyOf(storedFile, { id }), {
      authorization: authorizationValue(cashBuyer.user),
    });
  const { headers, body } = await ask();
  expect(parse(headers.get('content-disposition') ?? '')).toMatchObject({
    type: 'attachment',
    parameters: { filename: name },
  });
  expect(Buffer.from(await (body as Blob).arrayBuffer())).toEqual(file.bytes);

  await sql`delete from stored_file_content where file_id = ${id}`.execute(database);
  expect(await cashBuyer.get(payments, { id: 2004 })).toEqual([listed]);
  expect(await cashBuyer.ask(storedFile, { id })).toMatchObject({
    ...{ status: 410, message: 'Este archivo ya no está disponible. Vuelve a adjuntarlo' },
  });
});
