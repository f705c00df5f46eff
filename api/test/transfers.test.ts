import { randomUUID } from 'node:crypto';
import {
  type Cents,
  cents,
  createQuotation,
  negotiation,
  payments,
  registerPayment,
  type SessionUser,
  storedFile,
  withdrawPayment,
} from '@vitrina/contract';
import { plusDays, plusMonths, todayInEcuador } from '@vitrina/rules';
import { sql } from 'kysely';
import { changeNegotiation } from '../src/sales/purchases/change';
import { approve, card, lender, type Step, staff, transfer } from '../src/seed/customers/story';
import { ACCEPTED_BODIES } from './support/accepted-bodies';
import { callAs, OTHER, openAccount } from './support/account';
import { useBackend } from './support/backend';
import { tokenMaker } from './support/lead';
import { tell } from './support/story';
import { payerOf, paymentRows, type Registration, receiptFile } from './support/transfer';

jest.setTimeout(60_000);

const backend = useBackend();
const database = () => backend.current.database;
let own: SessionUser;
let other: SessionUser;

beforeAll(async () => {
  const { current } = backend;
  const token = await tokenMaker(current.database);
  own = await openAccount(current, token);
  other = await openAccount(current, token, { ...OTHER });
}, 60_000);

const TODAY = todayInEcuador(new Date());

/** A new purchase, or a request, and who pays it. */
async function purchase(
  steps: (due: Cents) => Step[] = () => [],
  { user = own, kind = 'cash' }: { user?: SessionUser; kind?: 'cash' | 'credit' } = {},
) {
  const id = await tell(database(), user.id, { car: 'kira', kind, quoted: 9, decided: 8, steps });
  return { id, ...(await payerOf(backend.current, user, id)) };
}

const ask = <Request, Response>(
  endpoint: Parameters<typeof callAs<Request, Response>>[2],
  words: Request,
  user = own,
) => callAs(backend.current, user, endpoint, words);

const balanceOf = async (id: number) => (await ask(negotiation, { id })).answer?.purchase?.balance;

test('a transfer is kept as it was typed, with its receipt and its event, and is pending', async () => {
  const { id, words, register } = await purchase();
  const before = (await balanceOf(id)) as Cents;
  const sent = words({
    ...{
      amount: cents(50_000),
      receiptNumber: ' 000123 ',
      beneficiary: ' Automotores Cóndor ',
      email: 'pagos@example.com',
    },
    file: receiptFile('Recibo.PDF'),
  });
  const { status, answer } = await register(sent);
  expect(status).toBe(200);
  const { payments: rows, events, files } = await paymentRows(database(), id);
  expect(rows).toMatchObject([
    {
      ...{
        id: answer?.id,
        kind: 'payment',
        method: 'bankTransfer',
        status: 'PE',
        amount_cents: 50_000,
        paid_on: TODAY,
      },
      ...{ receipt_number: '000123', account_number: sent.account.number, agency_bank_account_id: sent.account.id },
      ...{ beneficiary: 'Automotores Cóndor', beneficiary_email: 'pagos@example.com', paid_in_cash: null },
      ...{ settled_at: null, attempt: sent.attempt, file_id: files[0]?.id },
    },
  ]);
  expect(files).toMatchObject([{ name: 'Recibo.pdf', media_type: 'application/pdf', account_id: own.id }]);
  expect(events.at(-1)).toEqual({ actor: 'customer', name: 'register', payment_id: answer?.id, amount_cents: 50_000 });
  expect(await balanceOf(id)).toBe(before - 50_000);
  const { answer: listed } = await ask(payments, { id });
  expect(listed).toMatchObject([
    {
      ...{ id: answer?.id, method: 'Transferencia bancaria', status: 'PE', accountId: sent.account.id },
      ...{ beneficiary: 'Automotores Cóndor', beneficiaryEmail: 'pagos@example.com', fileId: files[0]?.id },
    },
  ]);
  for (const word of ['paidInCash', 'rejectionReason', 'isCorrected', 'hasReceipt', 'payer']) {
    expect(listed?.[0]).not.toHaveProperty(word);
  }
});

describe('the rules of the form are judged again', () => {
  let payer: Awaited<ReturnType<typeof purchase>>;
  beforeAll(async () => {
    payer = await purchase();
  });

  const wrongAccount = (id: number, number: string) => ({ account: { id, bankName: 'Pichincha', number } });

  test.each<[string, (sent: Registration) => Partial<Registration>, string]>([
    [
      'an account that is none of the dealership',
      () => wrongAccount(20, '3000000202'),
      'La cuenta no es del concesionario de tu compra. Elige el banco otra vez',
    ],
    [
      'an account that is not there',
      () => wrongAccount(999, '1'),
      'La cuenta no es del concesionario de tu compra. Elige el banco otra vez',
    ],
    [
      'a hidden number that is not the bank’s',
      ({ account }) => ({ account: { ...account, number: '999' }, accountNumber: '999' }),
      'La cuenta no es del concesionario de tu compra. Elige el banco otra vez',
    ],
    ['another number typed', () => ({ accountNumber: '123' }), 'El número de cuenta no es el del banco elegido'],
    [
      'a number with a dot',
      () => ({ accountNumber: '12.3' }),
      'El número de cuenta solo puede tener letras, números, guiones y guiones bajos',
    ],
    [
      'a beneficiary with a digit',
      () => ({ beneficiary: 'Cóndor 2' }),
      'El beneficiario solo puede tener letras y espacios',
    ],
    ['a beneficiary of spaces', () => ({ beneficiary: '  ' }), 'El beneficiario solo puede tener letras y espacios'],
    [
      'a receipt number with a space',
      () => ({ receiptNumber: '1 2' }),
      'El número de comprobante solo puede tener letras, números, guiones y guiones bajos',
    ],
    [
      'a receipt number of spaces',
      () => ({ receiptNumber: '  ' }),
      'El número de comprobante solo puede tener letras, números, guiones y guiones bajos',
    ],
    ['no e-mail address', () => ({ email: 'pagos@' }), 'El correo electrónico del beneficiario no es válido'],
    ['tomorrow', () => ({ date: plusDays(TODAY, 1) }), 'La fecha del pago debe estar entre hace un mes y hoy'],
    [
      'a day before a month ago',
      () => ({ date: plusDays(plusMonths(TODAY, -1), -1) }),
      'La fecha del pago debe estar entre hace un mes y hoy',
    ],
    ['nothing', () => ({ amount: cents(0) }), 'El monto debe ser mínimo $0.01'],
    ['more than the balance', () => ({ amount: cents(99_999_999) }), 'El monto supera el saldo por pagar'],
    ['a deposit that does not say how', () => ({ method: 3 }), 'Indica si depositaste en efectivo o en cheque'],
    [
      'N8: a page named recibo.jpg',
      () => ({ file: receiptFile('recibo.jpg', '<!doctype html><script>alert(1)</script>') }),
      'El archivo debe ser una imagen (JPG, PNG o WebP) o un PDF',
    ],
    ['an empty file', () => ({ file: { base64: '', name: 'a.pdf', extension: 'pdf' } }), 'El archivo está vacío'],
    ['a correction of nothing', () => ({ correctedId: 1 }), 'No encontramos ese pago'],
  ])('%s', async (_name, changes, message) => {
    const sent = payer.words();
    expect(await payer.register({ ...sent, ...changes(sent) })).toMatchObject({ status: 422, message });
    const { payments: rows, events } = await paymentRows(database(), payer.id);
    expect([rows, events.map(({ name }) => name)]).toEqual([[], ['decide']]);
  });

  test('what stands at the border is taken: a month ago, today, a cent, all of the balance', async () => {
    const { id, register } = await purchase();
    const rest = (await balanceOf(id)) as Cents;
    for (const changes of [
      { date: plusMonths(TODAY, -1), amount: cents(1) },
      { date: TODAY, amount: cents(rest - 1) },
    ]) {
      expect(await register(changes)).toMatchObject({ status: 200 });
    }
    expect(await balanceOf(id)).toBe(0);
    expect(await register({ amount: cents(1) })).toMatchObject({
      ...{ status: 422, message: 'El monto supera el saldo por pagar' },
    });
  });

  test('an amount of three decimals is no amount of the contract', async () => {
    const sent = registerPayment.request.write(payer.words()) as { monto: number };
    const answer = await fetch(`${backend.current.origin}/api/${registerPayment.path}`, {
      method: 'POST',
      body: JSON.stringify({ ...sent, dt19: 'PERSONALIZA', idTrack: 5, monto: 1.005 }),
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${own.accessToken}~${own.renewalToken}`,
      },
    });
    expect(answer.status).toBe(400);
  });

  test('the account of a bank that is retired since is taken: what was paid into it arrived', async () => {
    const sent = payer.words();
    const retire = (at: Date | null) =>
      database().updateTable('agency_bank_account').set({ retired_at: at }).where('id', '=', sent.account.id).execute();
    await retire(new Date());
    expect(await payer.register(sent)).toMatchObject({ status: 200 });
    expect((await payerOf(backend.current, own, payer.id)).accounts.map(({ id }) => id)).not.toContain(sent.account.id);
    await retire(null);
  });
});

describe('whose it is, and whether it can be paid', () => {
  test("another customer's purchase, and one that is not there, are not found", async () => {
    const { id, words } = await purchase();
    for (const sent of [words(), words({ id: 999_999_999 })]) {
      expect(await ask(registerPayment, sent, other)).toMatchObject({
        ...{ status: 404, message: 'No encontramos esta compra' },
      });
    }
    expect((await paymentRows(database(), id)).payments).toEqual([]);
  });

  test('an undecided quotation asks for step 1, and a request that is not accepted has nothing to pay', async () => {
    const { words } = await purchase();
    const body = createQuotation.request.read(ACCEPTED_BODIES.find(([name]) => name === 'createQuotation')?.[2]);
    await ask(createQuotation, { ...body, attempt: randomUUID() });
    const undecided = await database()
      .selectFrom('negotiation')
      .innerJoin('quotation', 'quotation.id', 'quotation_id')
      .select('negotiation.id')
      .where('account_id', '=', own.id)
      .where('decided_at', 'is', null)
      .executeTakeFirstOrThrow();
    expect(await ask(registerPayment, words(undecided))).toMatchObject({
      ...{ status: 422, message: 'Debes completar el paso 1' },
    });
    const request = await purchase(() => [staff(7, 'analyse'), lender(6, 'approve-request')], { kind: 'credit' });
    expect(await request.register()).toMatchObject({ status: 422, message: 'Todavía no hay un valor por pagar' });
    const ended = await purchase(() => [staff(3, 'cancel')]);
    expect(await ended.register()).toMatchObject({ status: 422, message: 'Todavía no hay un valor por pagar' });
  });

  test("N8: a receipt's address opened by another customer is not found, and is never cached", async () => {
    const { id, register } = await purchase();
    await register();
    const [file] = (await paymentRows(database(), id)).files;
    expect((await ask(storedFile, { id: file?.id ?? '' }, other)).status).toBe(404);
    const { headers } = await fetch(`${backend.current.origin}/api/${storedFile.path}`, {
      method: 'POST',
      body: JSON.stringify({ dt1: file?.id, dt19: 'PERSONALIZA', idTrack: 5 }),
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${own.accessToken}~${own.renewalToken}`,
      },
    });
    expect(headers.get('cache-control')).toMatch(/no-store/);
  });
});

const filesKept = async () => (await database().selectFrom('stored_file').select('id').execute()).length;

describe('one submit makes one payment', () => {
  test('five equal submits at once make one row, one file and one event, and all get its id', async () => {
    const { id, words } = await purchase();
    const sent = words();
    const before = await filesKept();
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(registerPayment, sent)));
    expect(new Set(answers.map(({ status, answer }) => `${status} ${answer?.id}`)).size).toBe(1);
    const { payments: rows, events, files } = await paymentRows(database(), id);
    expect([rows.length, files.length, events.map(({ name }) => name)]).toEqual([1, 1, ['decide', 'register']]);
    expect(await filesKept()).toBe(before + 1);
  });

  test('a known attempt answers its payment, also when it was rejected meanwhile or comes a month later', async () => {
    const { id, words } = await purchase();
    const sent = words();
    const { answer } = await ask(registerPayment, sent);
    const event = { type: 'reject-transfer', id: String(answer?.id), reason: 'x' } as const;
    await changeNegotiation(database(), { negotiationId: id, event, actor: 'staff', address: '' });
    const late = { ...sent, date: plusMonths(TODAY, -2), amount: cents(99_999_999) };
    expect((await ask(registerPayment, late)).answer).toEqual(answer);
    expect((await paymentRows(database(), id)).payments).toHaveLength(1);
  });

  test('an attempt of another purchase, or of another customer, is refused and says nothing of that payment', async () => {
    const first = await purchase();
    const sent = first.words();
    await ask(registerPayment, sent);
    const second = await purchase();
    const theirs = await purchase(undefined, { user: other });
    for (const { id, register } of [second, theirs]) {
      expect(await register({ id, attempt: sent.attempt })).toMatchObject({
        ...{ status: 422, message: 'Este envío ya se hizo con otros datos. Vuelve a empezar' },
      });
      expect((await paymentRows(database(), id)).payments).toEqual([]);
    }
  });

  test('the same attempt id for two purchases at once makes one payment', async () => {
    const [first, second] = [await purchase(), await purchase(undefined, { user: other })];
    const attempt = randomUUID();
    const answers = await Promise.all([first, second].map(({ id, register }) => register({ id, attempt })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe('a receipt number is one by bank', () => {
  test('N6: two banks may have the same number on one day', async () => {
    const { accounts, register } = await purchase();
    const [pichincha, guayaquil] = accounts;
    const receiptNumber = randomUUID().slice(0, 6);
    for (const account of [pichincha, guayaquil]) {
      const { id = 0, bankName = '', number = '' } = account ?? {};
      const changes = {
        account: { id, bankName, number },
        accountNumber: number,
        receiptNumber,
        amount: cents(50_000),
      };
      expect((await register(changes)).status).toBe(200);
    }
  });

  test('one bank may not, whatever the case, for any customer; one that was rejected or withdrawn is free', async () => {
    const TAKEN = 'Ese número de comprobante ya está registrado para ese banco';
    const mine = await purchase();
    const theirs = await purchase(undefined, { user: other });
    const { answer } = await mine.register({ receiptNumber: 'ab-77' });
    expect(await mine.register({ receiptNumber: ' AB-77' })).toMatchObject({ status: 422, message: TAKEN });
    expect(await theirs.register({ receiptNumber: 'AB-77' })).toMatchObject({ status: 422, message: TAKEN });
    await ask(withdrawPayment, { id: mine.id, paymentId: answer?.id as number });
    expect((await theirs.register({ receiptNumber: 'AB-77' })).status).toBe(200);
  });

  test('of two customers at once one succeeds, and the other reads why', async () => {
    const both = [await purchase(), await purchase(undefined, { user: other })];
    const receiptNumber = randomUUID().slice(0, 6);
    const answers = await Promise.all(both.map(({ register }) => register({ receiptNumber })));
    expect(answers.map(({ status, message }) => `${status} ${message}`.trim()).sort()).toEqual([
      '200',
      '422 Ese número de comprobante ya está registrado para ese banco',
    ]);
  });
});

describe('over-payment is impossible', () => {
  test('of two clients that pay the last balance at once one succeeds', async () => {
    const { id, register } = await purchase();
    const amount = (await balanceOf(id)) as Cents;
    const answers = await Promise.all([register({ amount }), register({ amount })]);
    expect(answers.map(({ status, message }) => `${status} ${message}`.trim()).sort()).toEqual([
      '200',
      '422 El monto supera el saldo por pagar',
    ]);
    expect(await balanceOf(id)).toBe(0);
  });

  test('what an open card attempt reserves is a 409 that names it and what is free', async () => {
    const { id, register } = await purchase((due) => [
      card(0.01, 'c1', 'p2p', cents(due - 10_000), { expires: -0.02 }),
    ]);
    const refused = await register({ amount: cents(10_001) });
    expect(refused.status).toBe(409);
    expect(refused.message).toMatch(
      new RegExp(
        `^Tu pago con tarjeta ${id}-c1 está pendiente y reserva \\$[\\d,]+\\.\\d\\d\\. Ahora puedes pagar hasta \\$100\\.00$`,
      ),
    );
    // Nothing ends it here: what is free may be paid, and the rest says until when it is reserved.
    const after = await register({ amount: cents(10_001), releasesOpen: true });
    expect(after.status).toBe(409);
    expect(after.message).toMatch(
      new RegExp(
        `^Ahora puedes pagar hasta \\$100\\.00\\. Tu pago con tarjeta ${id}-c1 reserva el resto hasta las \\d\\d:\\d\\d`,
      ),
    );
    expect((await register({ amount: cents(10_000) })).status).toBe(200);
    expect((await register({ amount: cents(1), releasesOpen: true })).message).toMatch(
      /^Ahora no puedes pagar otro valor\. Tu pago con tarjeta .* reserva el resto hasta las/,
    );
  });

  test('one that its provider reviews is reserved for hours', async () => {
    const { register } = await purchase((due) => [card(0.5, 'c1', 'p2p', due, { expires: 0.4 })]);
    expect((await register({ releasesOpen: true })).message).toMatch(
      /mientras el procesador lo revisa, lo que puede tardar horas$/,
    );
  });
});

describe('cash', () => {
  const CASH = { method: 3, paidInCash: true } as const;
  const LAW =
    'La ley prohíbe pagar en efectivo desde $10,000.00, y los depósitos en efectivo de una compra se suman. Paga este valor con transferencia, cheque o tarjeta';

  test('below 10,000.00 is taken, from there on refused with the reason; a cheque is taken', async () => {
    const { id, register } = await purchase();
    expect(await register({ ...CASH, amount: cents(1_000_000) })).toMatchObject({ status: 422, message: LAW });
    expect((await register({ ...CASH, amount: cents(600_000) })).status).toBe(200);
    expect(await register({ ...CASH, amount: cents(400_000) })).toMatchObject({ status: 422, message: LAW });
    expect((await register({ ...CASH, paidInCash: false, amount: cents(400_000) })).status).toBe(200);
    expect((await register({ ...CASH, amount: cents(399_999) })).status).toBe(200);
    const { answer } = await ask(payments, { id });
    expect(answer?.map(({ method, paidInCash }) => [method, paidInCash])).toEqual([
      ['Depósito bancario', true],
      ['Depósito bancario', false],
      ['Depósito bancario', true],
    ]);
  });

  test('two deposits at once that reach it together: one succeeds', async () => {
    const { register } = await purchase();
    const amount = cents(500_000);
    const answers = await Promise.all([register({ ...CASH, amount }), register({ ...CASH, amount })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('nobody asks how a transfer was paid in', async () => {
    const { id, register } = await purchase();
    expect((await register({ method: 2, paidInCash: true, amount: cents(1_100_000) })).status).toBe(200);
    expect((await paymentRows(database(), id)).payments[0]?.paid_in_cash).toBeNull();
  });
});

test('a rejected payment is corrected once, by a new row with the reason still told', async () => {
  const { id, words, register } = await purchase();
  const { answer: first } = await register(words({ receiptNumber: 'corr-1' }));
  const correctedId = first?.id as number;
  expect(await register({ correctedId })).toMatchObject({
    ...{ status: 422, message: 'Ese pago no está rechazado: no hay nada que corregir' },
  });
  const event = { type: 'reject-transfer', id: String(correctedId), reason: 'El monto no es el del banco' } as const;
  await changeNegotiation(database(), { negotiationId: id, event, actor: 'staff', address: '' });
  const second = await register(words({ receiptNumber: 'corr-1', correctedId }));
  expect(second.status).toBe(200);
  expect(await register({ correctedId })).toMatchObject({ status: 422, message: 'Ya corregiste ese pago' });
  const elsewhere = await purchase();
  expect(await elsewhere.register({ correctedId })).toMatchObject({ status: 422, message: 'No encontramos ese pago' });
  const { answer: listed } = await ask(payments, { id });
  expect(listed).toMatchObject([
    { id: correctedId, status: 'RE', isCorrected: true, rejectionReason: 'El monto no es el del banco' },
    { id: second.answer?.id, status: 'PE' },
  ]);
  expect(listed?.[1]).not.toHaveProperty('isCorrected');
});

describe('a pending payment is withdrawn', () => {
  test('and no longer counts; the same again changes nothing', async () => {
    const { id, register } = await purchase();
    const before = await balanceOf(id);
    const { answer } = await register();
    const words = { id, paymentId: answer?.id as number };
    for (let i = 0; i < 2; i++) expect((await ask(withdrawPayment, words)).status).toBe(200);
    const { payments: rows, events } = await paymentRows(database(), id);
    expect([rows[0]?.status, events.map(({ name }) => name)]).toEqual([
      'CANCELADO',
      ['decide', 'register', 'withdraw'],
    ]);
    expect(await balanceOf(id)).toBe(before);
  });

  test('not once staff has approved it, nor a payment of another purchase or customer', async () => {
    const { id } = await purchase((due) => [transfer(3, 't1', due, {}), approve(2, 't1')]);
    const [paid] = (await paymentRows(database(), id)).payments;
    const paymentId = paid?.id as number;
    expect(await ask(withdrawPayment, { id, paymentId })).toMatchObject({
      ...{ status: 409, message: 'El pago ya no está pendiente' },
    });
    const elsewhere = await purchase();
    expect(await ask(withdrawPayment, { id: elsewhere.id, paymentId })).toMatchObject({
      ...{ status: 404, message: 'No encontramos ese pago' },
    });
    expect((await ask(withdrawPayment, { id, paymentId }, other)).status).toBe(404);
  });
});

test('the list tells the third person who paid by card, and of what there is a receipt', async () => {
  const { id } = await purchase((due) => [
    card(5, 'c1', 'p2p', due),
    { days: 4, by: 'provider', event: { type: 'approve-attempt', id: 'c1' } },
    { days: 3, by: 'provider', event: { type: 'reverse', id: 'r1', of: 'card/c1', amount: cents(500) } },
  ]);
  const listed = async () => (await ask(payments, { id })).answer?.map(({ hasReceipt, payer }) => [hasReceipt, payer]);
  expect(await listed()).toEqual([
    [true, undefined],
    [true, undefined],
  ]);
  await sql`update card_attempt set payer = payer || '{"isHolder": false, "firstNames": "Luz", "surnames": "Paz Gil"}'
    where negotiation_id = ${id}`.execute(database());
  expect((await listed())?.[0]).toEqual([true, 'Luz Paz Gil']);
});
