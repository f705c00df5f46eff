import { answerFinancing, type Cents, cents, changePurchaseKind, SIMULATION_VERSION, toCents } from '@vitrina/contract';
import { creditCost, figuresOf } from '@vitrina/rules';
import { changeNegotiation } from '../src/sales/purchases/change';
import { loadPurchase } from '../src/sales/purchases/load';
import { approve, customer, lender, type Step, staff, transfer } from '../src/seed/customers/story';
import { callAs, OTHER, useAccounts } from './support/account';
import { tell } from './support/story';

const { backend, open } = useAccounts();
const database = () => backend.current.database;
type User = Awaited<ReturnType<typeof open>>;

const APPROVED = (): Step[] => [staff(7, 'analyse'), lender(6, 'approve-request')];
const request = (user: User, steps: (due: Cents) => Step[] = APPROVED) =>
  tell(database(), user.id, { car: 'kira', kind: 'credit', quoted: 9, decided: 8, steps });

const offerOf = (id: number) =>
  database().selectFrom('financing').selectAll().where('negotiation_id', '=', id).executeTakeFirstOrThrow();
const statusOf = async (id: number) =>
  (await database().selectFrom('negotiation').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const mails = async () =>
  (await database().selectFrom('outbox').select('content').execute()).filter(
    ({ content }) => content?.kind === 'purchase-change',
  ).length;

describe('the answer to an approved financing', () => {
  const answer = async (user: User, id: number, accepted: boolean, seen = {}) => {
    const { status, message } = await callAs(backend.current, user, answerFinancing, { id, accepted, ...seen });
    return status === 200 ? '200' : `${status} ${message}`;
  };

  test('accepted with what was seen: the down payment can be paid; the same again changes nothing', async () => {
    const user = await open();
    const id = await request(user);
    const { financed_cents, term_months, bank_id, down_payment_cents } = await offerOf(id);
    const seen = { value: financed_cents, term: term_months, bankId: bank_id };
    expect(await answer(user, id, true, seen)).toBe('200');
    expect(await statusOf(id)).toBe('ACEPTADA');
    expect(await offerOf(id)).toMatchObject({ accepted: true, answered_at: expect.any(Date) });
    expect(figuresOf((await loadPurchase(database(), id)).purchase).balance).toBe(down_payment_cents);
    const before = await offerOf(id);
    expect(await answer(user, id, true)).toBe('200');
    expect([await offerOf(id), await mails()]).toEqual([before, 1]);
    expect(await answer(user, id, false)).toBe(
      '409 Ya aceptaste este financiamiento. Para desistir, habla con tu asesor',
    );
  });

  test('accepted ten times at once: one event, one mail', async () => {
    const user = await open();
    const id = await request(user);
    const answers = await Promise.all(Array.from({ length: 10 }, () => answer(user, id, true)));
    expect(new Set(answers)).toEqual(new Set(['200']));
    const events = await database()
      .selectFrom('purchase_event')
      .select('name')
      .where('negotiation_id', '=', id)
      .where('name', '=', 'accept')
      .execute();
    expect([events.length, await mails()]).toEqual([1, 1]);
  });

  test('accepted and rejected at once: one of them counts', async () => {
    const user = await open();
    const id = await request(user);
    const answers = await Promise.all([answer(user, id, true), answer(user, id, false)]);
    expect(answers.filter((text) => text === '200')).toHaveLength(1);
    expect(answers.filter((text) => text.startsWith('409 Ya '))).toHaveLength(1);
  });

  test('rejected: the quotation is free, undecided and for cash; the same again changes nothing', async () => {
    const user = await open();
    const id = await request(user);
    expect(await answer(user, id, false)).toBe('200');
    expect(await statusOf(id)).toBe('RECHAZADA');
    const free = () =>
      database()
        .selectFrom('negotiation')
        .select(['kind', 'decided_at', 'status'])
        .where('quotation_id', '=', id - 1000)
        .where('id', '<>', id)
        .execute();
    expect(await free()).toEqual([{ kind: 'cash', decided_at: null, status: null }]);
    expect(await answer(user, id, false)).toBe('200');
    expect([(await free()).length, await mails()]).toEqual([1, 1]);
    expect(await answer(user, id, true)).toBe(
      '409 Ya rechazaste este financiamiento. Tu cotización está libre: puedes solicitarlo otra vez',
    );
  });

  test('another offer than the one that stands is refused, each of its figures', async () => {
    const user = await open();
    const id = await request(user);
    const { financed_cents, term_months, bank_id } = await offerOf(id);
    const changed = '409 La oferta del banco cambió. Revisa el monto, el plazo y el banco antes de responder';
    for (const seen of [{ value: cents(financed_cents + 1) }, { term: term_months + 12 }, { bankId: bank_id + 1 }]) {
      for (const accepted of [true, false]) expect(await answer(user, id, accepted, seen)).toBe(changed);
    }
    expect([await statusOf(id), await mails()]).toEqual(['APROBADA', 0]);
  });

  test.each<[string, (due: Cents) => Step[], string]>([
    ['sent', () => [], 'El banco todavía no responde esta solicitud. Te escribiremos cuando lo haga'],
    [
      'in analysis',
      () => [staff(7, 'analyse')],
      'El banco todavía no responde esta solicitud. Te escribiremos cuando lo haga',
    ],
    [
      'denied',
      () => [lender(6, 'deny-request')],
      'El banco negó esta solicitud. Tu cotización está libre: puedes solicitar otra',
    ],
    [
      'cancelled',
      () => [...APPROVED(), customer(5, 'accept'), staff(4, 'cancel')],
      'Esta solicitud fue cancelada. Tu cotización está libre: puedes solicitar otra',
    ],
  ])('of a request that is %s is refused in words', async (_what, steps, message) => {
    const user = await open();
    const id = await request(user, steps);
    for (const accepted of [true, false]) expect(await answer(user, id, accepted)).toBe(`409 ${message}`);
  });

  test('an acceptance is known while the request goes on', async () => {
    const user = await open();
    const id = await request(user, (due) => [
      ...[...APPROVED(), customer(5, 'accept'), transfer(4, 't1', due, {}), approve(3, 't1')],
      staff(2, 'clear-for-invoice'),
    ]);
    expect(await answer(user, id, true)).toBe('200');
    expect(await statusOf(id)).toBe('APROBADO FACTURAR');
  });

  test("another customer's, a purchase, an undecided one and none at all are not found", async () => {
    const [user, other] = [await open(), await open({ ...OTHER, phone: '0987654321' })];
    const cash = await tell(database(), user.id, { car: 'kira', kind: 'cash', quoted: 9, decided: 8 });
    const undecided = await tell(database(), user.id, { car: 'tena', kind: 'credit', quoted: 9 });
    for (const id of [await request(other), cash, undecided, 999_999]) {
      expect(await answer(user, id, true)).toBe('404 No encontramos esta solicitud');
    }
  });
});

describe('how a quotation is bought', () => {
  const quote = (user: User, decided?: number) =>
    tell(database(), user.id, { car: 'sierra', kind: 'cash', quoted: 9, ...(decided !== undefined && { decided }) });
  type Words = { isCredit: boolean; term?: number; downPayment?: Cents; consentVersion?: string | undefined };
  const set = async (user: User, id: number, words: Words) => {
    const consent = words.isCredit ? { consentVersion: SIMULATION_VERSION } : {};
    const { status, message } = await callAs(backend.current, user, changePurchaseKind, { id, ...consent, ...words });
    return status === 200 ? '200' : `${status} ${message}`;
  };
  const kindOf = (id: number) =>
    database()
      .selectFrom('negotiation')
      .leftJoin('financing', 'negotiation_id', 'negotiation.id')
      .select(['kind', 'term_months', 'down_payment_cents', 'financed_cents', 'monthly_cents', 'calculation'])
      .where('negotiation.id', '=', id)
      .executeTakeFirstOrThrow();
  /** Sierra as `tell` quotes it: 33,636.61, of which 20 % with one decimal are 6,727.30. */
  const [PRICE, MIN] = [toCents(33_636.61), toCents(6_727.3)];

  test('to credit: what the simulator shows is kept; calculated anew it is replaced, and back to cash it goes', async () => {
    const user = await open();
    const id = await quote(user);
    for (const [term, downPayment] of [
      [60, MIN],
      [12, cents(PRICE - 1)],
      [12, cents(PRICE - 1)],
    ] as const) {
      expect(await set(user, id, { isCredit: true, term, downPayment })).toBe('200');
      const rate = {
        ...{ nominalBp: 1560, lifeInsuranceMonthlyBp: 5, vehicleInsuranceYearlyBp: 420, solcaBp: 50 },
        device: toCents(480),
      };
      const { financed, monthly, lines } = creditCost({ price: PRICE, downPayment, months: term, rate });
      expect(await kindOf(id)).toEqual({
        ...{ kind: 'credit', term_months: term, down_payment_cents: downPayment, financed_cents: financed },
        monthly_cents: monthly,
        calculation: lines.map(({ label, amount }) => ({ label, cents: amount, visible: true })),
      });
    }
    for (let i = 0; i < 2; i++) {
      expect(await set(user, id, { isCredit: false })).toBe('200');
      expect(await kindOf(id)).toMatchObject({ kind: 'cash', term_months: null, calculation: null });
    }
  });

  test('what cannot be financed is refused in words, and nothing changes', async () => {
    const user = await open();
    const id = await quote(user);
    const limits = '422 La entrada debe estar entre $6,727.30 y $33,636.61';
    for (const [words, message] of [
      [{ downPayment: MIN }, '422 Elige el plazo del crédito'],
      [{ term: 60 }, '422 Escribe la entrada del crédito'],
      [{ term: 61, downPayment: MIN }, '422 El campo plazo no es válido'],
      [{ term: 60, downPayment: cents(MIN - 1) }, limits],
      [{ term: 60, downPayment: cents(PRICE + 1) }, limits],
      [
        { term: 60, downPayment: PRICE },
        '422 Con esa entrada no queda nada por financiar. Compra al contado o baja la entrada',
      ],
    ] as const) {
      expect(await set(user, id, { isCredit: true, ...words })).toBe(message);
    }
    expect((await kindOf(id)).kind).toBe('cash');
  });

  test('to credit it needs the consent that was shown, which is recorded once for each version and goes back with it', async () => {
    const user = await open();
    const id = await quote(user);
    const credit = { isCredit: true, term: 60, downPayment: MIN };
    const consents = () =>
      database()
        .selectFrom('consent')
        .select(['account_id', 'text_version', 'withdrawn_at', 'address'])
        .where('negotiation_id', '=', id)
        .where('purpose', '=', 'credit-analysis')
        .orderBy('id')
        .execute();
    expect(await set(user, id, { ...credit, consentVersion: undefined })).toBe('400 Los datos enviados no son válidos');
    expect(await set(user, id, { ...credit, consentVersion: 'x' })).toMatch(/^422 No conocemos el texto que aceptaste/);
    expect([(await kindOf(id)).kind, await consents()]).toEqual(['cash', []]);
    expect(await set(user, id, { ...credit, downPayment: cents(1) })).toMatch(/^422 La entrada/);
    expect(await consents()).toEqual([]);

    const given = { account_id: user.id, text_version: SIMULATION_VERSION, address: '127.0.0.1' };
    expect([await set(user, id, credit), await set(user, id, credit)]).toEqual(['200', '200']);
    expect(await consents()).toEqual([{ ...given, withdrawn_at: null }]);
    await database().updateTable('consent').set({ text_version: 'earlier' }).where('negotiation_id', '=', id).execute();
    expect(await set(user, id, credit)).toBe('200');
    const earlier = { ...given, text_version: 'earlier', withdrawn_at: expect.any(Date) };
    expect(await consents()).toEqual([earlier, { ...given, withdrawn_at: null }]);

    expect([await set(user, id, { isCredit: false }), await set(user, id, credit)]).toEqual(['200', '200']);
    const withdrawn = { ...given, withdrawn_at: expect.any(Date) };
    expect(await consents()).toEqual([earlier, withdrawn, { ...given, withdrawn_at: null }]);
  });

  test('ten times at once the consent is recorded once', async () => {
    const user = await open();
    const id = await quote(user);
    const credit = { isCredit: true, term: 60, downPayment: MIN };
    const answers = await Promise.all(Array.from({ length: 10 }, () => set(user, id, credit)));
    expect(new Set(answers)).toEqual(new Set(['200']));
    const rows = await database().selectFrom('consent').select('id').where('negotiation_id', '=', id).execute();
    expect(rows).toHaveLength(1);
  });

  test('once it was decided it stays as it is; the new negotiation of one that ended may change', async () => {
    const user = await open();
    const id = await quote(user, 8);
    const decided = '409 Esta cotización ya tiene una compra: su forma de pago no cambia';
    expect(await set(user, id, { isCredit: true, term: 60, downPayment: MIN })).toBe(decided);
    expect(await set(user, id, { isCredit: false })).toBe(decided);
    const end = { negotiationId: id, event: { type: 'cancel' }, actor: 'staff', address: '' } as const;
    await changeNegotiation(database(), end);
    expect(await set(user, id, { isCredit: false })).toBe(decided);
    const { id: next } = await database()
      .selectFrom('negotiation')
      .select('id')
      .where('quotation_id', '=', id - 1000)
      .where('id', '<>', id)
      .executeTakeFirstOrThrow();
    expect(await set(user, next, { isCredit: true, term: 72, downPayment: MIN })).toBe('200');
  });

  test('a term that is offered no more is refused', async () => {
    const user = await open();
    const id = await quote(user);
    await database().updateTable('financing_term').set({ retired_at: new Date() }).where('months', '=', 24).execute();
    expect(await set(user, id, { isCredit: true, term: 24, downPayment: MIN })).toBe('422 El campo plazo no es válido');
  });

  test("another customer's quotation is not found, nor one that is not there", async () => {
    const [user, other] = [await open(), await open({ ...OTHER, phone: '0987654321' })];
    for (const id of [await quote(other), 999_999]) {
      expect(await set(user, id, { isCredit: false })).toBe('404 No encontramos esta cotización');
    }
  });
});
