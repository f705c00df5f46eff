import { randomUUID } from 'node:crypto';
import { type Cents, cents, registerPayment, withdrawPayment } from '@vitrina/contract';
import { plusDays, plusMonths, todayInEcuador } from '@vitrina/rules';
import { changeNegotiation } from '../src/sales/purchases/change';
import { payerOf, paymentRows, type Registration, receiptFile, useTransfers } from './support/transfer';

jest.setTimeout(60_000);

const { backend, people, database, purchase, ask, balanceOf } = useTransfers();
const TODAY = todayInEcuador(new Date());

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
        authorization: `Bearer ${people.own.accessToken}~${people.own.renewalToken}`,
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
    expect((await payerOf(backend.current, people.own, payer.id)).accounts.map(({ id }) => id)).not.toContain(
      sent.account.id,
    );
    await retire(null);
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
    const theirs = await purchase(undefined, { user: people.other });
    for (const { id, register } of [second, theirs]) {
      expect(await register({ id, attempt: sent.attempt })).toMatchObject({
        ...{ status: 422, message: 'Este envío ya se hizo con otros datos. Vuelve a empezar' },
      });
      expect((await paymentRows(database(), id)).payments).toEqual([]);
    }
  });

  test('the same attempt id for two purchases at once makes one payment', async () => {
    const [first, second] = [await purchase(), await purchase(undefined, { user: people.other })];
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
    const theirs = await purchase(undefined, { user: people.other });
    const { answer } = await mine.register({ receiptNumber: 'ab-77' });
    expect(await mine.register({ receiptNumber: ' AB-77' })).toMatchObject({ status: 422, message: TAKEN });
    expect(await theirs.register({ receiptNumber: 'AB-77' })).toMatchObject({ status: 422, message: TAKEN });
    await ask(withdrawPayment, { id: mine.id, paymentId: answer?.id as number });
    expect((await theirs.register({ receiptNumber: 'AB-77' })).status).toBe(200);
  });

  test('of two customers at once one succeeds, and the other reads why', async () => {
    const both = [await purchase(), await purchase(undefined, { user: people.other })];
    const receiptNumber = randomUUID().slice(0, 6);
    const answers = await Promise.all(both.map(({ register }) => register({ receiptNumber })));
    expect(answers.map(({ status, message }) => `${status} ${message}`.trim()).sort()).toEqual([
      '200',
      '422 Ese número de comprobante ya está registrado para ese banco',
    ]);
  });
});
