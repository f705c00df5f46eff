import {
  application as applicationCall,
  BUREAUS_LETTER_VERSION,
  changePurchaseKind,
  consents as consentsCall,
  decideApplication,
  FUNDS_LETTER_VERSION,
  WITHDRAWAL_RESULTS,
  withdrawConsent,
} from '@vitrina/contract';
import { KIND_CHANGED } from '@vitrina/rules';
import { sql } from 'kysely';
import { changeNegotiation } from '../src/sales/purchases/change';
import { customer, lender, type Step, staff } from '../src/seed/customers/story';
import { type FilledApplication, saveApplicant } from './support/application';
import { PERSONAL_DATA, useApplications } from './support/application-papers';
import { eventually } from './support/eventually';
import { tell } from './support/story';

jest.setTimeout(60_000);

const { people, database, ask, application, answer, accept, decide, section } = useApplications();
const { asksAgain, backToCash, cancels, nothingNew } = WITHDRAWAL_RESULTS;
type Purpose = 'credit-bureaus' | 'credit-analysis';

const consentsOf = (id: number) =>
  database().selectFrom('consent').selectAll().where('negotiation_id', '=', id).orderBy('id').execute();
/** The newest consent of a negotiation to a purpose. */
const consentOf = async (id: number, purpose: string) =>
  (await consentsOf(id)).filter((consent) => consent.purpose === purpose).at(-1)!;
const withdraw = async (id: number, user = people.own) => {
  const { status, message } = await ask(withdrawConsent, { id }, user);
  return `${status} ${message}`.trim();
};
const withdrawOf = async (id: number, purpose: Purpose) => withdraw((await consentOf(id, purpose)).id);
const isWithdrawn = async (id: number, purpose: Purpose) => (await consentOf(id, purpose)).withdrawn_at !== null;
const rowOf = (id: number) =>
  database().selectFrom('negotiation').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const eventsOf = async (id: number) =>
  (
    await database()
      .selectFrom('purchase_event')
      .select(['name', 'actor', 'status'])
      .where('negotiation_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ name, actor, status }) => `${name} ${actor} ${status}`);
const mailsOf = async (id: number) => {
  const events = await database().selectFrom('purchase_event').select('id').where('negotiation_id', '=', id).execute();
  const all = await database().selectFrom('outbox').select('content').execute();
  return all
    .map(({ content }) => content as { eventId?: number; status?: string } | null)
    .filter((content) => events.some((event) => event.id === content?.eventId))
    .map((content) => content?.status);
};
/** As the customer's list says it: what follows, or that it cannot be withdrawn. */
const listed = async (id: number) => {
  const ids = (await consentsOf(id)).map((consent) => consent.id);
  const { answer: list } = await ask(consentsCall, {});
  const own = list?.consents.filter((consent) => ids.includes(consent.id)) ?? [];
  return Object.fromEntries(
    own.map(({ purpose, canBeWithdrawn, withdrawalResult }) => [purpose, canBeWithdrawn && withdrawalResult]),
  );
};

/** A credit application of which the letter is accepted. */
async function withLetter() {
  const of = await application(2);
  await answer(of, ['applicant', 'personal-data'], 'personalData', PERSONAL_DATA);
  expect((await accept(of, BUREAUS_LETTER_VERSION)).status).toBe(200);
  return of;
}

/** One that is complete, to be sent. */
async function complete() {
  const of = await application(2);
  const asked = { id: of.id, kind: 2 };
  const get: FilledApplication['get'] = async (endpoint, words) => {
    const { status, answer: given, message } = await ask(endpoint, words);
    if (given === undefined) throw new Error(`${endpoint.name}: ${status} ${message}`);
    return given;
  };
  await saveApplicant({ user: people.own, ask: (endpoint, words) => ask(endpoint, words), get, asked });
  await database()
    .insertInto('application_section')
    .values({
      ...{ negotiation_id: of.id, wizard: 'credit', form: 'applicant', section: 'documents', data: '{}' },
      complete: true,
    })
    .execute();
  expect((await accept(of, BUREAUS_LETTER_VERSION)).status).toBe(200);
  return of;
}
const send = async (id: number) => {
  const { status, message } = await ask(decideApplication, { id, kind: 2 });
  return `${status} ${message}`.trim();
};

const ANALYSED: Step[] = [staff(7, 'analyse')];
const APPROVED: Step[] = [...ANALYSED, lender(6, 'approve-request')];
const sent = (steps: Step[] = []) =>
  tell(database(), people.own.id, { car: 'kira', kind: 'credit', quoted: 9, decided: 8, steps: () => steps });

/** Two calls that meet at the negotiation's row: the first waits for it before the second does. */
async function inThisOrder<First, Second>(id: number, first: () => Promise<First>, second: () => Promise<Second>) {
  const held = await database().startTransaction().execute();
  await held.selectFrom('negotiation').select('id').where('id', '=', id).forUpdate().execute();
  const waiting = (count: number) =>
    eventually(async () => {
      const { rows } = await sql<{ pid: number }>`
        select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
        database(),
      );
      expect(rows).toHaveLength(count);
    });
  const one = first();
  await waiting(1);
  const two = second();
  await waiting(2);
  await held.commit().execute();
  return [await one, await two] as const;
}

describe('not sent yet', () => {
  test('the list says what follows; a sworn statement is never withdrawn', async () => {
    const of = await withLetter();
    expect(await listed(of.id)).toEqual({ 'credit-bureaus': asksAgain, 'credit-analysis': backToCash });
    const funds = await application(1);
    await answer(funds, ['applicant', 'personal-data'], 'personalData', PERSONAL_DATA);
    await accept(funds, FUNDS_LETTER_VERSION);
    expect(await listed(funds.id)).toEqual({ 'funds-declaration': false });
  });

  test('the letter: the application asks for it again, and is not sent without it', async () => {
    const of = await complete();
    expect(await withdrawOf(of.id, 'credit-bureaus')).toBe('200');
    expect(await isWithdrawn(of.id, 'credit-bureaus')).toBe(true);
    expect(await section(of.id, 'authorization')).toBeUndefined();
    expect((await ask(applicationCall, { id: of.id, kind: 2 })).answer).not.toHaveProperty('letterVersion');
    expect(await listed(of.id)).toEqual({ 'credit-bureaus': false, 'credit-analysis': backToCash });
    expect(await send(of.id)).toMatch(/^422 .*Autorización/);
    expect((await rowOf(of.id)).kind).toBe('credit');
    await accept(of, BUREAUS_LETTER_VERSION);
    expect(await send(of.id)).toBe('200');
    expect(await isWithdrawn(of.id, 'credit-bureaus')).toBe(false);
  });

  test('an earlier letter, under another name, goes with it', async () => {
    const of = await withLetter();
    await answer(of, ['applicant', 'personal-data'], 'personalData', { ...PERSONAL_DATA, secondName: 'JOSÉ' });
    await accept(of, BUREAUS_LETTER_VERSION);
    const [, first] = await consentsOf(of.id);
    expect(await withdraw(first!.id)).toBe('200');
    expect((await consentsOf(of.id)).map(({ purpose, withdrawn_at }) => [purpose, withdrawn_at === null])).toEqual([
      ['credit-analysis', true],
      ['credit-bureaus', false],
      ['credit-bureaus', false],
    ]);
  });

  test('the analysis: the quotation goes back to cash, and what was calculated goes', async () => {
    const of = await withLetter();
    expect(await withdrawOf(of.id, 'credit-analysis')).toBe('200');
    expect((await rowOf(of.id)).kind).toBe('cash');
    expect(await isWithdrawn(of.id, 'credit-analysis')).toBe(true);
    const financing = database().selectFrom('financing').select('negotiation_id').where('negotiation_id', '=', of.id);
    expect(await financing.execute()).toEqual([]);
    expect(await isWithdrawn(of.id, 'credit-bureaus')).toBe(false);
  });

  test('the letter of a quotation that went back to cash: as credit again it has to be accepted anew', async () => {
    const of = await withLetter();
    expect((await ask(changePurchaseKind, { id: of.id, isCredit: false })).status).toBe(200);
    expect(await listed(of.id)).toEqual({ 'credit-bureaus': asksAgain, 'credit-analysis': false });
    expect(await withdrawOf(of.id, 'credit-bureaus')).toBe('200');
    expect(await section(of.id, 'authorization')).toBeUndefined();
  });
});

describe('sent', () => {
  test.each([
    ['ENVIADA', [], 'credit-bureaus', 'credit-analysis'],
    ['EN ANÁLISIS', ANALYSED, 'credit-bureaus', 'credit-analysis'],
    ['ENVIADA', [], 'credit-analysis', 'credit-bureaus'],
    ['EN ANÁLISIS', ANALYSED, 'credit-analysis', 'credit-bureaus'],
  ] as const)('%s is cancelled as staff does it (%#: %j, %s)', async (status, steps, purpose, other) => {
    const id = await sent([...steps]);
    const { quotation_id } = await rowOf(id);
    expect((await rowOf(id)).status).toBe(status);
    expect(await listed(id)).toEqual({ 'credit-bureaus': cancels, 'credit-analysis': cancels });
    expect(await withdrawOf(id, purpose)).toBe('200');
    expect((await rowOf(id)).status).toBe('CANCELADO');
    expect([await isWithdrawn(id, purpose), await isWithdrawn(id, other)]).toEqual([true, false]);
    expect((await eventsOf(id)).at(-1)).toBe('cancel customer CANCELADO');
    expect(await mailsOf(id)).toEqual(['CANCELADO']);
    expect(await listed(id)).toMatchObject({ [purpose]: false, [other]: nothingNew });
    const all = database().selectFrom('negotiation').select(['id', 'kind', 'decided_at']);
    const free = await all.where('quotation_id', '=', quotation_id).where('id', '<>', id).execute();
    expect(free).toMatchObject([{ kind: 'cash', decided_at: null }]);
  });

  test.each([
    ['APROBADA', APPROVED],
    ['ACEPTADA', [...APPROVED, customer(5, 'accept')]],
    ['RECHAZADA', [...APPROVED, customer(5, 'decline')]],
    ['NEGADO', [lender(7, 'deny-request')]],
    ['CANCELADO', [staff(7, 'cancel')]],
  ] as const)('%s: nothing but the consent changes', async (status, steps) => {
    const id = await sent([...steps]);
    const before = [await rowOf(id), await eventsOf(id)];
    expect(await listed(id)).toEqual({ 'credit-bureaus': nothingNew, 'credit-analysis': nothingNew });
    for (const purpose of ['credit-bureaus', 'credit-analysis'] as const) {
      expect(await withdrawOf(id, purpose)).toBe('200');
      expect(await isWithdrawn(id, purpose)).toBe(true);
    }
    expect([await rowOf(id), await eventsOf(id)]).toEqual(before);
    expect((await rowOf(id)).status).toBe(status);
    expect(await mailsOf(id)).toEqual([]);
  });

  test('a cash purchase whose quotation once had a letter goes on', async () => {
    const of = await withLetter();
    await ask(changePurchaseKind, { id: of.id, isCredit: false });
    await decide(of.id);
    expect(await listed(of.id)).toMatchObject({ 'credit-bureaus': nothingNew });
    expect(await withdrawOf(of.id, 'credit-bureaus')).toBe('200');
    expect([(await rowOf(of.id)).status, await isWithdrawn(of.id, 'credit-bureaus')]).toEqual(['EN PROCESO', true]);
  });
});

test("neither an unknown consent nor another customer's is found, and other purposes are refused", async () => {
  const of = await withLetter();
  const { id } = await consentOf(of.id, 'credit-bureaus');
  const unknown = '404 No encontramos este consentimiento';
  expect([await withdraw(2_000_000_000), await withdraw(id, people.other)]).toEqual([unknown, unknown]);
  const given = async (purpose: 'marketing' | 'funds-declaration' | 'terms') => {
    const values = { account_id: people.own.id, negotiation_id: of.id, purpose, text_version: '2026-11' };
    return (await database().insertInto('consent').values(values).returning('id').executeTakeFirstOrThrow()).id;
  };
  expect(await withdraw(await given('marketing'))).toBe(
    '422 La publicidad se retira con su propio botón, «Retirar autorización»',
  );
  expect(await withdraw(await given('funds-declaration'))).toBe(
    '422 La declaración de licitud de fondos es jurada: no se puede retirar',
  );
  expect(await withdraw(await given('terms'))).toBe('422 Este consentimiento no se puede retirar aquí');
  const untouched = (await consentsOf(of.id)).map(({ withdrawn_at }) => withdrawn_at);
  expect(new Set(untouched)).toEqual(new Set([null]));
});

test('twice, or four times at once, it is withdrawn once', async () => {
  const id = await sent();
  const consent = await consentOf(id, 'credit-bureaus');
  const answers = await Promise.all([1, 2, 3, 4].map(() => withdraw(consent.id)));
  expect(new Set(answers)).toEqual(new Set(['200']));
  const before = [await consentsOf(id), await eventsOf(id)];
  expect(await withdraw(consent.id)).toBe('200');
  expect([await consentsOf(id), await eventsOf(id)]).toEqual(before);
  expect((await eventsOf(id)).filter((event) => event.startsWith('cancel'))).toHaveLength(1);
  expect(await mailsOf(id)).toEqual(['CANCELADO']);
});

describe('against the sending, the first counts', () => {
  test('the letter first: what is sent without it is refused', async () => {
    const { id } = await complete();
    const consent = await consentOf(id, 'credit-bureaus');
    const [withdrawal, sending] = await inThisOrder(
      id,
      () => withdraw(consent.id),
      () => send(id),
    );
    expect([withdrawal, sending]).toEqual(['200', expect.stringMatching(/^422 .*Autorización/)]);
    expect([(await rowOf(id)).decided_at, await isWithdrawn(id, 'credit-bureaus')]).toEqual([null, true]);
  });

  test('the analysis first: it is a cash purchase by now', async () => {
    const { id } = await complete();
    const consent = await consentOf(id, 'credit-analysis');
    const [withdrawal, sending] = await inThisOrder(
      id,
      () => withdraw(consent.id),
      () => send(id),
    );
    expect([withdrawal, sending]).toEqual(['200', `409 ${KIND_CHANGED}`]);
    expect(await rowOf(id)).toMatchObject({ kind: 'cash', decided_at: null });
  });

  test.each(['credit-bureaus', 'credit-analysis'] as const)(
    'sent first: without %s the request ends',
    async (purpose) => {
      const { id } = await complete();
      const consent = await consentOf(id, purpose);
      const answers = await inThisOrder(
        id,
        () => send(id),
        () => withdraw(consent.id),
      );
      expect(answers).toEqual(['200', '200']);
      expect(await rowOf(id)).toMatchObject({ kind: 'credit', status: 'CANCELADO' });
      expect(await isWithdrawn(id, purpose)).toBe(true);
      expect(await eventsOf(id)).toEqual(['decide customer ENVIADA', 'cancel customer CANCELADO']);
      expect((await mailsOf(id)).sort()).toEqual(['CANCELADO', 'ENVIADA']);
    },
  );
});

describe("against the lender's approval, the first counts", () => {
  const approve = (negotiationId: number) =>
    changeNegotiation(database(), { negotiationId, event: { type: 'approve-request' }, actor: 'lender', address: '' });

  test('withdrawn first: there is nothing to approve', async () => {
    const id = await sent(ANALYSED);
    const consent = await consentOf(id, 'credit-bureaus');
    const [withdrawal, { answer: approval }] = await inThisOrder(
      id,
      () => withdraw(consent.id),
      () => approve(id),
    );
    expect([withdrawal, approval]).toEqual(['200', { kind: 'refused', reason: 'not now' }]);
    expect((await rowOf(id)).status).toBe('CANCELADO');
  });

  test('approved first: the offer stays, and the consent is withdrawn', async () => {
    const id = await sent(ANALYSED);
    const consent = await consentOf(id, 'credit-bureaus');
    const [{ answer: approval }, withdrawal] = await inThisOrder(
      id,
      () => approve(id),
      () => withdraw(consent.id),
    );
    expect([approval, withdrawal]).toEqual([{ kind: 'applied' }, '200']);
    expect([(await rowOf(id)).status, await isWithdrawn(id, 'credit-bureaus')]).toEqual(['APROBADA', true]);
    expect((await eventsOf(id)).at(-1)).toBe('approve-request lender APROBADA');
  });
});
