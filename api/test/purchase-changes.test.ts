import { randomUUID } from 'node:crypto';
import { type Cents, cents } from '@vitrina/contract';
import { type Actor, type EventOf, plusBusinessDays, plusDays, todayInEcuador } from '@vitrina/rules';
import { admit } from '../src/platform/outbox/admission';
import { type ChangeResult, changeNegotiation } from '../src/sales/purchases/change';
import type { StoredEvent } from '../src/sales/purchases/change-event';
import { purchaseChangeMessage } from '../src/sales/purchases/change-mail';
import { isTold } from '../src/sales/purchases/change-texts';
import { loadPurchase } from '../src/sales/purchases/load';
import { STORIES } from '../src/seed/customers/seed';
import {
  approve,
  card,
  customer,
  lender,
  provider,
  type Step,
  type Story,
  share,
  staff,
  transfer,
} from '../src/seed/customers/story';
import { useAccounts } from './support/account';
import { PERSON } from './support/lead';
import { changeOf, tell, writeAttempt, writeTransfer } from './support/story';

jest.setTimeout(240_000);

const { backend, open } = useAccounts();
const database = () => backend.current.database;

const change = (negotiationId: number, event: StoredEvent, actor: Actor, address = '203.0.113.7') =>
  changeNegotiation(database(), { negotiationId, event, actor, address });

const mails = () => database().selectFrom('outbox').select(['content', 'recipient', 'channel']).orderBy('id').execute();

/** Everything that a change may write, without ids and times. */
async function rowsOf(negotiationId: number) {
  const of = { negotiation_id: negotiationId };
  const [negotiation, payments, attempts, events, financing] = await Promise.all([
    database().selectFrom('negotiation').selectAll().where('id', '=', negotiationId).executeTakeFirstOrThrow(),
    database()
      .selectFrom('payment')
      .selectAll()
      .where('negotiation_id', '=', of.negotiation_id)
      .orderBy('id')
      .execute(),
    database()
      .selectFrom('card_attempt')
      .selectAll()
      .where('negotiation_id', '=', negotiationId)
      .orderBy('id')
      .execute(),
    database()
      .selectFrom('purchase_event')
      .selectAll()
      .where('negotiation_id', '=', negotiationId)
      .orderBy('id')
      .execute(),
    database().selectFrom('financing').selectAll().where('negotiation_id', '=', negotiationId).executeTakeFirst(),
  ]);
  const place = (id: number | null, rows: { id: number }[]) => rows.findIndex((row) => row.id === id);
  const later = await database()
    .selectFrom('negotiation')
    .select(['kind', 'status', 'decided_at', 'number'])
    .where('quotation_id', '=', negotiation.quotation_id)
    .where('id', '<>', negotiationId)
    .execute();
  return {
    status: negotiation.status,
    later,
    payments: payments.map((row) => ({
      ...{ kind: row.kind, method: row.method, amount: row.amount_cents, status: row.status },
      ...{ settled: row.settled_at !== null, of: place(row.of_payment_id, payments) },
      attempt: place(row.card_attempt_id, attempts),
    })),
    attempts: attempts.map((row) => ({ state: row.state, ended: row.ended_at !== null })),
    events: events.map(({ actor, name, status, amount_cents, payment_id, card_attempt_id }) => ({
      ...{ actor, name, status, amount_cents },
      ...{ payment: place(payment_id, payments), attempt: place(card_attempt_id, attempts) },
    })),
    answers: financing && {
      approved: financing.approved_at !== null,
      answered: financing.answered_at !== null,
      accepted: financing.accepted,
    },
  };
}

const told = Object.values(STORIES)
  .flat()
  .filter(({ decided }) => decided !== undefined);

test('whatever happened to the demo customers leaves, step by step, the rows that the seed writes', async () => {
  const { id: accountId } = await open();
  const seen = new Set<string>();
  for (const story of told) {
    const steps = story.steps?.(cents(1)) ?? [];
    for (const [i, { event, by }] of steps.entries()) {
      const begun = await tell(database(), accountId, story, i);
      const { total_cents, down_payment_cents } = await database()
        .selectFrom('negotiation')
        .innerJoin('quotation', 'quotation.id', 'quotation_id')
        .leftJoin('financing', 'negotiation_id', 'negotiation.id')
        .select(['total_cents', 'down_payment_cents'])
        .where('negotiation.id', '=', begun)
        .executeTakeFirstOrThrow();
      const due: Cents = story.kind === 'cash' ? total_cents : (down_payment_cents as Cents);
      const step = story.steps?.(due)[i] as Step;
      const result = await changeNegotiation(database(), {
        ...{ negotiationId: begun, actor: by, address: '203.0.113.7' },
        ...(await changeOf(database(), begun, step)),
      });
      expect([story.quotation, event.type, result.answer]).toEqual([story.quotation, event.type, { kind: 'applied' }]);
      const done = await tell(database(), accountId, story, i + 1);
      expect([story.quotation, event.type, await rowsOf(begun)]).toEqual([
        story.quotation,
        event.type,
        await rowsOf(done),
      ]);
      seen.add(`${story.kind} ${event.type}`);
    }
  }
  expect([...seen].sort()).toEqual([
    'cash approve-attempt',
    'cash approve-transfer',
    'cash cancel',
    'cash cancel-attempt',
    'cash deliver',
    'cash expire-attempt',
    'cash invoice',
    'cash open-attempt',
    'cash register',
    'cash reject-attempt',
    'cash reject-transfer',
    'cash return',
    'cash reverse',
    'cash withdraw',
    'credit accept',
    'credit analyse',
    'credit approve-attempt',
    'credit approve-request',
    'credit approve-transfer',
    'credit cancel',
    'credit clear-for-invoice',
    'credit decline',
    'credit deny-request',
    'credit open-attempt',
    'credit register',
  ]);
});

/** A purchase in a state, for one customer. */
const begin = async (kind: Story['kind'], steps: (due: Cents) => Step[]) => {
  const { id } = await open();
  return tell(database(), id, { car: 'kira', kind, quoted: 9, decided: 8, steps });
};

const first = async (negotiationId: number, kind: 'payment' | 'card_attempt' = 'payment') => {
  const row = await database()
    .selectFrom(kind)
    .select('id')
    .where('negotiation_id', '=', negotiationId)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return String(row.id);
};

const kindsOf = (results: ChangeResult[]) => results.map(({ answer }) => answer.kind).sort();

test('a return of a request, and a reversal of its down payment, are rows of its own', async () => {
  const id = await begin('credit', (due) => [
    staff(7, 'analyse'),
    lender(6, 'approve-request'),
    customer(5, 'accept'),
    transfer(4, 't1', due, {}),
    approve(3, 't1'),
  ]);
  const of = await first(id);
  const { purchase } = await loadPurchase(database(), id);
  const amount = purchase.payments[0]?.amount as Cents;
  expect((await change(id, { type: 'reverse', id: randomUUID(), of, amount: cents(100) }, 'staff')).answer.kind).toBe(
    'applied',
  );
  expect((await change(id, { type: 'cancel' }, 'staff')).answer.kind).toBe('applied');
  const back = { type: 'return', id: randomUUID(), amount: cents(amount - 100) } as const;
  expect((await change(id, back, 'staff')).answer.kind).toBe('applied');
  const rows = await rowsOf(id);
  expect(rows.status).toBe('CANCELADO');
  expect(rows.payments.map(({ kind, amount: paid, status, of: reversed }) => [kind, paid, status, reversed])).toEqual([
    ['payment', amount, 'PROCESADO', -1],
    ['reversal', -100, 'CANCELADO', 0],
    ['return', 100 - amount, 'PROCESADO', -1],
  ]);
});

test('two staff clicks at once approve a transfer once, with one mail and one event', async () => {
  const id = await begin('cash', (due) => [transfer(2, 't1', due, {})]);
  const event = { type: 'approve-transfer', id: await first(id) } as const;
  const clicks = [change(id, event, 'staff'), change(id, event, 'staff'), change(id, event, 'staff')];
  expect(kindsOf(await Promise.all(clicks))).toEqual(['applied', 'known', 'known']);
  expect((await mails()).filter(({ content }) => content?.kind === purchaseChangeMessage.name)).toHaveLength(1);
  const { events, status } = await rowsOf(id);
  expect(events.map(({ name }) => name)).toEqual(['decide', 'register', 'approve-transfer', 'settle']);
  expect(status).toBe('PAGADA');
});

test('a withdrawal against an approval: the first under the lock wins, and the other is told', async () => {
  for (let i = 0; i < 4; i++) {
    const { id: accountId } =
      i === 0 ? await open() : await database().selectFrom('account').select('id').executeTakeFirstOrThrow();
    const steps = (due: Cents) => [transfer(2, 't1', due, {})];
    const id = await tell(database(), accountId, { car: 'kira', kind: 'cash', quoted: 9, decided: 8, steps });
    const payment = await first(id);
    const both = [
      () => change(id, { type: 'withdraw', id: payment }, 'customer'),
      () => change(id, { type: 'approve-transfer', id: payment }, 'staff'),
    ];
    const results = await Promise.all((i % 2 ? both : both.reverse()).map((go) => go()));
    expect(kindsOf(results)).toEqual(['applied', 'refused']);
    const { events, payments } = await rowsOf(id);
    const won = events.find(({ name }) => name === 'withdraw' || name === 'approve-transfer')?.name;
    expect(payments[0]?.status).toBe(won === 'withdraw' ? 'CANCELADO' : 'PROCESADO');
    expect(results.find(({ answer }) => answer.kind === 'refused')?.answer).toEqual({
      kind: 'refused',
      reason: 'not pending',
    });
  }
});

test('the second change waits for the row, and its event is the later one', async () => {
  const id = await begin('cash', (due) => [transfer(2, 't1', share(due, 0.5), {})]);
  const payment = await first(id);
  let second: Promise<ChangeResult> | undefined;
  await database()
    .transaction()
    .execute(async (transaction) => {
      await transaction.selectFrom('negotiation').select('id').where('id', '=', id).forUpdate().execute();
      second = change(id, { type: 'approve-transfer', id: payment }, 'staff');
      await new Promise((done) => setTimeout(done, 300));
      await transaction
        .insertInto('purchase_event')
        .values({ negotiation_id: id, at: new Date(), actor: 'staff', name: 'first' })
        .execute();
    });
  await second;
  const events = await database()
    .selectFrom('purchase_event')
    .select('name')
    .where('negotiation_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute();
  expect(events.slice(-2).map(({ name }) => name)).toEqual(['first', 'approve-transfer']);
});

test('the same submit of a reversal or a return is known, and so is a card approval with its reference', async () => {
  const id = await begin('cash', (due) => [
    card(7, 'c1', 'p2p', share(due, 0.5)),
    transfer(5, 't1', share(due, 0.5), {}),
    approve(4, 't1'),
    staff(3, 'cancel'),
  ]);
  const attempt = await first(id, 'card_attempt');
  const approved = { type: 'approve-attempt', id: attempt, reference: 'P2P-1' } as const;
  const of = await first(id);
  const reversal = { type: 'reverse', id: randomUUID(), of, amount: cents(100) } as const;
  const back = { type: 'return', id: randomUUID(), amount: cents(100) } as const;
  for (const [event, actor] of [
    [approved, 'provider'],
    [reversal, 'staff'],
    [back, 'staff'],
  ] as const) {
    const before = (await mails()).length;
    expect((await change(id, event, actor)).answer).toEqual({ kind: 'applied' });
    const rows = await rowsOf(id);
    expect((await change(id, event, actor)).answer).toEqual({ kind: 'known' });
    expect(await rowsOf(id)).toEqual(rows);
    expect((await mails()).length).toBe(before + 1);
  }
});

/** A transfer, or a card attempt, that a customer makes now. */
const register = (id: number, event: EventOf<'register'>, writeRow = writeTransfer(id, event)) =>
  changeNegotiation(database(), { negotiationId: id, actor: 'customer', address: '203.0.113.7', event, writeRow });
const openAttempt = (id: number, event: EventOf<'open-attempt'>) =>
  changeNegotiation(database(), {
    ...{ negotiationId: id, actor: 'customer', address: '203.0.113.7' },
    ...{ event, writeRow: writeAttempt(id, event) },
  });

test('a new row is written with its event, names its id, and is the same row when the event comes again', async () => {
  const id = await begin('cash', () => []);
  const transferred = { type: 'register', id: randomUUID(), method: 'bankTransfer', amount: cents(300) } as const;
  const opened = { type: 'open-attempt', id: randomUUID(), provider: 'p2p', amount: cents(200) } as const;
  for (const go of [() => register(id, transferred), () => openAttempt(id, opened)]) {
    const made = await go();
    expect([made.answer, made.rowId, made.eventId]).toEqual([
      { kind: 'applied' },
      expect.any(Number),
      expect.any(Number),
    ]);
    const rows = await rowsOf(id);
    expect(await go()).toMatchObject({ answer: { kind: 'known' }, rowId: made.rowId });
    expect(await rowsOf(id)).toEqual(rows);
  }
  expect((await rowsOf(id)).events.slice(1)).toMatchObject([
    { actor: 'customer', name: 'register', amount_cents: 300, payment: 0, attempt: -1 },
    { actor: 'customer', name: 'open-attempt', amount_cents: 200, payment: -1, attempt: 0 },
  ]);
});

test('five equal submits at once make one row', async () => {
  const id = await begin('cash', () => []);
  const event = { type: 'register', id: randomUUID(), method: 'bankTransfer', amount: cents(300) } as const;
  const results = await Promise.all(Array.from({ length: 5 }, () => register(id, event)));
  expect(kindsOf(results)).toEqual(['applied', 'known', 'known', 'known', 'known']);
  expect(new Set(results.map(({ rowId }) => rowId)).size).toBe(1);
  expect((await rowsOf(id)).payments).toHaveLength(1);
});

test('a row that cannot be written undoes the whole change', async () => {
  const id = await begin('cash', () => []);
  const event = { type: 'register', id: randomUUID(), method: 'bankTransfer', amount: cents(300) } as const;
  const before = await rowsOf(id);
  const failing = register(id, event, async (transaction, at) => {
    await writeTransfer(id, event)(transaction, at);
    throw new Error('no room');
  });
  await expect(failing).rejects.toThrow('no room');
  expect(await rowsOf(id)).toEqual(before);
});

test("a receipt that another customer's purchase holds is refused, and free again once that is rejected", async () => {
  const mine = await begin('cash', () => []);
  const { id: accountId } = await database().selectFrom('account').select('id').executeTakeFirstOrThrow();
  const theirs = await tell(database(), accountId, { car: 'kira', kind: 'cash', quoted: 9, decided: 8 });
  const { bank_id: bankId } = await database()
    .selectFrom('agency_bank_account')
    .select('bank_id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const of = (number: string) =>
    ({
      type: 'register',
      id: randomUUID(),
      method: 'bankTransfer',
      amount: cents(1),
      receipt: { bankId, number },
    }) as const;
  const { rowId } = await register(theirs, of('ab-1'));
  expect((await register(mine, of('AB-1'))).answer).toEqual({ kind: 'refused', reason: 'receipt in use' });
  await change(theirs, { type: 'reject-transfer', id: String(rowId) }, 'staff');
  expect((await register(mine, of('AB-1'))).answer).toEqual({ kind: 'applied' });
});

test('a payment uses up the choice that was kept', async () => {
  const id = await begin('cash', () => []);
  const choice = () =>
    database().selectFrom('payment_choice').select('attempt').where('negotiation_id', '=', id).execute();
  const events = [
    { type: 'register', id: randomUUID(), method: 'bankTransfer', amount: cents(300) },
    { type: 'open-attempt', id: randomUUID(), provider: 'payme', amount: cents(300) },
  ] as const;
  for (const event of events) {
    await database()
      .insertInto('payment_choice')
      .values({ negotiation_id: id, method: 'bankTransfer', attempt: randomUUID() })
      .execute();
    await (event.type === 'register' ? register(id, event) : openAttempt(id, event));
    expect(await choice()).toEqual([]);
  }
});

test('a refused change writes nothing, sends nothing and says why', async () => {
  const id = await begin('cash', (due) => [transfer(2, 't1', due, {})]);
  const before = await rowsOf(id);
  const refused = async (event: StoredEvent, actor: Actor) => (await change(id, event, actor)).answer;
  expect(await refused({ type: 'invoice' }, 'staff')).toEqual({ kind: 'refused', reason: 'not now' });
  expect(await refused({ type: 'cancel' }, 'customer')).toEqual({ kind: 'refused', reason: 'not allowed' });
  expect(await refused({ type: 'approve-transfer', id: '999999999' }, 'staff')).toEqual({
    kind: 'refused',
    reason: 'not found',
  });
  expect(await refused({ type: 'return', id: randomUUID(), amount: cents(1) }, 'staff')).toEqual({
    kind: 'refused',
    reason: 'above what is to be returned',
  });
  expect(await rowsOf(id)).toEqual(before);
  expect((await mails()).filter(({ content }) => content?.kind === purchaseChangeMessage.name)).toEqual([]);
  await expect(change(1, { type: 'cancel' }, 'staff')).rejects.toThrow('No encontramos esta compra');
});

test('a reversal after the invoice keeps the status and alerts the back office', async () => {
  const id = await begin('cash', (due) => [transfer(6, 't1', due, {}), approve(5, 't1'), staff(4, 'invoice')]);
  const event = { type: 'reverse', id: randomUUID(), of: await first(id), amount: cents(500) } as const;
  const { eventId } = await change(id, event, 'staff');
  expect((await rowsOf(id)).status).toBe('FACTURADA');
  expect(await database().selectFrom('staff_alert').select('event_id').execute()).toEqual([{ event_id: eventId }]);
});

test('the customer gets one mail of each change that they should know, and none of the others', async () => {
  const { id: accountId } = await open();
  for (const story of [STORIES.everything[4], STORIES.credit[6]] as Story[]) {
    const all = story.steps?.(cents(1)) ?? [];
    for (const [i, { event, by }] of all.entries()) {
      const id = await tell(database(), accountId, story, i);
      const before = (await mails()).length;
      const applied = await changeOf(database(), id, all[i] as Step);
      await changeNegotiation(database(), { negotiationId: id, actor: by, address: '203.0.113.7', ...applied });
      const sent = (await mails()).slice(before);
      expect([event.type, sent.map(({ recipient, channel }) => [recipient, channel])]).toEqual([
        event.type,
        isTold(event.type) ? [[PERSON.email, 'mail']] : [],
      ]);
    }
  }
});

test('a mail is told the last day for what happens next, and whether the request has a page', async () => {
  const toldBy = async (id: number, event: StoredEvent, actor: Actor) => {
    const before = (await mails()).length;
    await change(id, event, actor);
    const [mail] = (await mails()).slice(before);
    return mail?.content as unknown as { due: string | null; hasDetail: boolean };
  };
  const today = todayInEcuador(new Date());
  const { id: accountId } = await open();
  const story = (kind: Story['kind'], steps: (due: Cents) => Step[]) =>
    tell(database(), accountId, { car: 'kira', kind, quoted: 9, decided: 8, steps });
  const id = await story('credit', () => [staff(7, 'analyse')]);
  const offered = await toldBy(id, { type: 'approve-request' }, 'lender');
  expect(offered).toMatchObject({ due: plusDays(today, 15), hasDetail: false });
  const accepted = await toldBy(id, { type: 'accept' }, 'customer');
  expect(accepted).toMatchObject({ due: plusDays(today, 15), hasDetail: true });
  // Nothing was paid for it: nothing is shown or returned.
  expect(await toldBy(id, { type: 'cancel' }, 'staff')).toMatchObject({ due: null, hasDetail: false });

  const sold = await story('cash', (due) => [transfer(2, 't1', due, {}), approve(1, 't1')]);
  expect(await toldBy(sold, { type: 'cancel' }, 'staff')).toMatchObject({
    ...{ due: plusBusinessDays(today, 5), hasDetail: true },
  });
});

test('more mails than a mailbox takes in an hour do not stop a change', async () => {
  const id = await begin('cash', (due) => [card(7, 'c1', 'payme', due), provider(6, 'c1', 'reject-attempt')]);
  const address = '203.0.113.7';
  for (let i = 0; i < purchaseChangeMessage.perHour.fromOne; i++) {
    await admit(database(), purchaseChangeMessage, PERSON, address);
  }
  const attempt = await first(id, 'card_attempt');
  const before = (await mails()).length;
  const { answer } = await change(id, { type: 'approve-attempt', id: attempt }, 'provider', address);
  expect([answer, (await mails()).length]).toEqual([{ kind: 'applied' }, before]);
});
