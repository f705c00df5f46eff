import { negotiation, type Purchase, purchases } from '@vitrina/contract';
import { nextStep } from '@vitrina/rules';
import { sql } from 'kysely';
import { loadPurchase } from '../src/sales/purchases/load';
import { seedCustomers } from '../src/seed/customers/seed';
import { useBackend } from './support/backend';
import { type DemoCustomer, demoCustomer } from './support/demo-customer';
import { addManyPurchases } from './support/many-purchases';

const backend = useBackend();
/** Cash purchases in each state. */
let cashBuyer: DemoCustomer;
/** Cash and credit. */
let everything: DemoCustomer;
/** Requests in each status. */
let creditBuyer: DemoCustomer;
beforeAll(async () => {
  const { current } = backend;
  await seedCustomers(current.database);
  cashBuyer = await demoCustomer(current, '1759990029');
  everything = await demoCustomer(current, '1759990045');
  creditBuyer = await demoCustomer(current, '1759990037');
}, 60_000);

const CASH = 1;
const CREDIT = 2;
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
const NOT_FOUND = { status: 404, message: 'No encontramos esta compra' };
/** Undoes what a test did to the rows of a purchase. */
const undone: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const undo of undone.splice(0)) await undo();
});

describe('the lists', () => {
  test('hold what was decided, newest first, each kind by itself', async () => {
    const all = await cashBuyer.get(purchases, { kind: CASH });
    expect(idsOf(all).sort()).toEqual([2003, 2004, 2005, 2006, 2007, 2008, 2009, 2010, 2011]);
    expect([...all].sort((one, other) => other.date.localeCompare(one.date))).toEqual(all);
    expect(await cashBuyer.get(purchases, { kind: CREDIT })).toEqual([]);
    expect(idsOf(await everything.get(purchases, { kind: CREDIT })).sort()).toEqual([2111, 2112, 2113]);
    expect(new Set((await creditBuyer.get(purchases, { kind: CREDIT })).map(({ kind }) => kind))).toEqual(
      new Set([CREDIT]),
    );
  });

  test('are parted by whether a purchase has ended', async () => {
    const statuses = async (customer: DemoCustomer, kind: number, hasEnded: boolean) =>
      new Set((await customer.get(purchases, { kind, hasEnded })).map(({ status }) => status));
    expect(await statuses(cashBuyer, CASH, true)).toEqual(new Set(['ENTREGADA', 'CANCELADO']));
    expect(await statuses(cashBuyer, CASH, false)).toEqual(new Set(['EN PROCESO', 'PAGADA', 'FACTURADA']));
    expect(await statuses(creditBuyer, CREDIT, true)).toEqual(new Set(['RECHAZADA', 'NEGADO', 'CANCELADO']));
    expect(await statuses(creditBuyer, CREDIT, false)).toEqual(
      new Set(['ENVIADA', 'EN ANÁLISIS', 'APROBADA', 'ACEPTADA', 'APROBADO FACTURAR']),
    );
  });

  test('tell a cash purchase by its car, its amounts and what happens next', async () => {
    const rows = await cashBuyer.get(purchases, { kind: CASH });
    const of = (id: number) => rows.find((row) => row.id === id);
    const { moments, purchase } = await loadPurchase(backend.current.database, 2004);
    expect(of(2004)).toMatchObject({
      ...{ kind: CASH, number: '3004', status: 'EN PROCESO', company: expect.stringMatching(/./) },
      colourName: expect.stringMatching(/^\w+ 202\d/),
      packageDescription: expect.stringMatching(/^Paquete/),
      ...{ total: 2_539_000, payable: 2_539_000, paid: 0, inConfirmation: 1_269_500, balance: 1_269_500 },
      ...{ toReturn: 0, isSettled: false },
      statusSince: new Date(moments.statusSince).toISOString(),
      next: nextStep(purchase, moments, Date.now()),
    });
    expect(of(2004)?.next).toMatchObject({ actor: 'bank', act: 'confirm-transfer', due: expect.any(String) });
    // The last cent, and none: to the cent, and 0.00 rather than nothing.
    expect(of(2006)).toMatchObject({ balance: 1, paid: 2_228_871, next: { actor: 'customer', act: 'pay' } });
    expect(of(2007)).toMatchObject({ balance: 0, isSettled: false });
    expect(of(2008)).toMatchObject({ balance: 0, isSettled: true, status: 'PAGADA', next: { act: 'invoice' } });
    expect(of(2011)).toMatchObject({ status: 'CANCELADO', payable: 0 });
    expect(of(2011)).not.toHaveProperty('next');
  });

  test('tell a request by its amounts and flags, without a balance until it is accepted', async () => {
    const rows = await creditBuyer.get(purchases, { kind: CREDIT });
    const of = (id: number) => rows.find((row) => row.id === id);
    expect(of(2203)).toMatchObject({
      ...{ number: '3203', status: 'APROBADA', isApproved: true, isAnswered: false, hasDetail: false },
      next: { actor: 'customer', act: 'answer-offer' },
      ...{ term: expect.any(Number), bankId: expect.any(Number), monthlyInstalment: expect.any(Number) },
    });
    for (const word of ['payable', 'balance']) expect(of(2203)).not.toHaveProperty(word);
    for (const row of rows) {
      if (row.kind !== CREDIT) throw new Error(`${row.id} is no request`);
      expect(row.downPayment + row.financed).toBe(row.total);
    }
    expect(of(2204)).toMatchObject({ isAnswered: true, hasDetail: true, payable: 1_379_750, balance: 1_379_750 });
    expect(of(2208)).toMatchObject({ status: 'RECHAZADA', isAnswered: true, hasDetail: false });
    expect(of(2212)).toMatchObject({ isApproved: false, isAnswered: false, hasDetail: false });
  });

  test('show a status never seen before as it is, and promise nothing of it', async () => {
    const { database } = backend.current;
    await sql`alter table negotiation drop constraint negotiation_status`.execute(database);
    await sql`update negotiation set status = 'EN CAMINO AL PUERTO' where id = 2009`.execute(database);
    undone.push(() => sql`update negotiation set status = 'FACTURADA' where id = 2009`.execute(database));
    const unknown = expect.objectContaining({ id: 2009, status: 'EN CAMINO AL PUERTO' });
    const open = await cashBuyer.get(purchases, { kind: CASH, hasEnded: false });
    expect(open).toContainEqual(unknown);
    expect(open.find(({ id }) => id === 2009)).not.toHaveProperty('next');
    expect(await cashBuyer.get(purchases, { kind: CASH, hasEnded: true })).not.toContainEqual(unknown);
    expect((await cashBuyer.get(negotiation, { id: 2009 })).purchase).toMatchObject({ status: 'EN CAMINO AL PUERTO' });
  });
});

describe('pages', () => {
  /** All pages of a list, each after the one before. */
  async function walk(size: number, between: (page: Purchase[]) => Promise<unknown> = async () => undefined) {
    const pages: Purchase[][] = [];
    for (let after: number | undefined; ; ) {
      const page = await cashBuyer.get(purchases, { kind: CASH, after, size });
      pages.push(page);
      if (page.length < size) return pages;
      after = page.at(-1)?.id;
      await between(page);
    }
  }

  test('hold each row once, in the order of the whole list', async () => {
    const whole = idsOf(await cashBuyer.get(purchases, { kind: CASH }));
    for (const size of [1, 2, 4, whole.length, 100]) expect(idsOf((await walk(size)).flat())).toEqual(whole);
    expect((await walk(4)).map((page) => page.length)).toEqual([4, 4, 1]);
    expect(await cashBuyer.get(purchases, { kind: CASH, size: 4 })).toHaveLength(4);
    expect(idsOf(await cashBuyer.get(purchases, { kind: CASH, after: whole[6] }))).toEqual(whole.slice(7));
  });

  test('hold each row once when all were decided at one moment, to the microsecond', async () => {
    const { database } = backend.current;
    const before = await sql<{ id: number; decided_at: Date }>`
      select id, decided_at::text from negotiation where status is not null and id < 2100`.execute(database);
    undone.push(async () => {
      for (const { id, decided_at } of before.rows) {
        await sql`update negotiation set decided_at = ${decided_at}::timestamptz where id = ${id}`.execute(database);
      }
    });
    await sql`update negotiation set decided_at = '2026-11-01 12:00:00.123456+00' where status is not null and id < 2100`.execute(
      database,
    );
    const ids = idsOf((await walk(2)).flat());
    expect(ids).toEqual([2011, 2010, 2009, 2008, 2007, 2006, 2005, 2004, 2003]);
    // Different microseconds within one millisecond.
    await sql`update negotiation set decided_at = decided_at + id * interval '1 microsecond' / 10 where status is not null and id < 2100`.execute(
      database,
    );
    expect(idsOf((await walk(2)).flat())).toEqual(ids);
  });

  test('repeat and miss nothing while purchases are made and end: a new one is on the first page next time', async () => {
    const { database } = backend.current;
    const whole = idsOf(await cashBuyer.get(purchases, { kind: CASH }));
    undone.push(() => sql`delete from payment where negotiation_id > 100000`.execute(database));
    undone.push(() => sql`delete from purchase_event where negotiation_id > 100000`.execute(database));
    undone.push(() => sql`delete from negotiation where id > 100000`.execute(database));
    undone.push(() => sql`delete from quotation where id > 100000`.execute(database));
    const status = await sql<{ status: string }>`select status from negotiation where id = ${whole[1]}`.execute(
      database,
    );
    undone.push(() =>
      sql`update negotiation set status = ${status.rows[0]?.status} where id = ${whole[1]}`.execute(database),
    );

    const pages = await walk(2, () => addManyPurchases(database, cashBuyer.user.id, 1));
    expect(idsOf(pages.flat())).toEqual(whole);
    expect((await cashBuyer.get(purchases, { kind: CASH, size: 2 })).every(({ id }) => id > 100_000)).toBe(true);
    // The row that a page ended with may have left the tab since.
    await sql`update negotiation set status = 'ENTREGADA' where id = ${whole[1]}`.execute(database);
    const rest = await cashBuyer.get(purchases, { kind: CASH, hasEnded: false, after: whole[1] });
    expect(idsOf(rest)).toEqual(whole.slice(2).filter((id) => ![2010, 2011].includes(id)));
  });

  test('follow only a purchase of the customer', async () => {
    for (const after of [2103, 2001, 999_999]) {
      expect(await cashBuyer.ask(purchases, { kind: CASH, after, size: 20 })).toMatchObject(NOT_FOUND);
    }
    // The last page may be empty.
    const last = (await cashBuyer.get(purchases, { kind: CASH })).at(-1)?.id;
    expect(await cashBuyer.get(purchases, { kind: CASH, after: last, size: 20 })).toEqual([]);
  });
});

describe('a negotiation', () => {
  test('is told with its quotation, what it became, its events and its dealership', async () => {
    const told = await cashBuyer.get(negotiation, { id: 2005 });
    expect(told).toMatchObject({
      ...{ id: 1005, number: 1005, negotiationId: 2005, kind: CASH, customerDataComplete: true, creditPurchase: false },
      ...{ outstandingBalance: 1_681_831, total: 3_363_661, modelName: 'Sierra', year: expect.any(Number) },
      purchase: { id: 2005, status: 'EN PROCESO', paid: 1_009_098, inConfirmation: 672_732, balance: 1_681_831 },
      dealership: {
        ...{ name: expect.any(String), company: told.company, address: expect.stringContaining(', ') },
        phone: expect.stringMatching(/^0[2-7]000\d{4}$/),
      },
    });
    expect(told.purchase).toEqual((await cashBuyer.get(purchases, { kind: CASH })).find(({ id }) => id === 2005));
    expect(told.choice).toBeUndefined();
    const moments = told.events.map(({ at }) => at);
    expect([...moments].sort().reverse()).toEqual(moments);
    expect(told.events.at(-1)).toMatchObject({ actor: 'customer', name: 'decide', status: 'EN PROCESO' });
    expect(told.events).toContainEqual(expect.objectContaining({ actor: 'staff', name: 'reject-transfer' }));
    expect(told.events).toContainEqual(
      expect.objectContaining({ actor: 'customer', name: 'register', amount: 672_732 }),
    );
  });

  test('that is undecided has no purchase and no events, but the payment that is kept', async () => {
    const told = await cashBuyer.get(negotiation, { id: 2001 });
    expect(told).toMatchObject({
      ...{ negotiationId: 2001, customerDataComplete: false, outstandingBalance: told.total, events: [] },
      choice: {
        ...{ amount: 500_000, method: 1, provider: 'p2p', attempt: 'a0000000-0000-4000-8000-000000001001' },
        chosenAt: expect.any(String),
      },
    });
    expect(told.purchase).toBeUndefined();
  });

  test('tells whose data a kept card payment carries, and the total where no amount was chosen', async () => {
    const { database } = backend.current;
    const payer = {
      ...{ isHolder: false, identificationTypeId: 3, identification: '1710034065', firstNames: 'Íñigo' },
      ...{ surnames: 'Peña', phone: '0991234567', email: 'inigo@example.com' },
    };
    const set = (amount: number | null, value: object | null) =>
      sql`update payment_choice set amount_cents = ${amount}, payer = ${value && JSON.stringify(value)}::jsonb
        where negotiation_id = 2001`.execute(database);
    undone.push(() => set(500_000, null));
    await set(null, payer);
    const { choice, total } = await cashBuyer.get(negotiation, { id: 2001 });
    expect(choice).toMatchObject({
      amount: total,
      payer: {
        ...{ isHolder: false, identityType: 3, identification: '1710034065', firstNames: 'Íñigo', surnames: 'Peña' },
        ...{ mobile: '0991234567', email: 'inigo@example.com' },
      },
    });
  });

  test('for credit has its down payment and no balance before it is accepted', async () => {
    const calculated = await everything.get(negotiation, { id: 2101 });
    expect(calculated).toMatchObject({
      ...{ kind: CREDIT, creditPurchase: true, customerDataComplete: false, downPayment: expect.any(Number), term: 60 },
    });
    expect(calculated).not.toHaveProperty('outstandingBalance');
    expect(await creditBuyer.get(negotiation, { id: 2205 })).toMatchObject({
      ...{ downPayment: 634_750, outstandingBalance: 317_375 },
    });
  });

  test('that ended without a sale is told as it ended, beside the new one of its quotation', async () => {
    expect(await cashBuyer.get(negotiation, { id: 2011 })).toMatchObject({
      ...{ id: 1011, negotiationId: 2011, customerDataComplete: true, outstandingBalance: 0 },
      purchase: { status: 'CANCELADO' },
    });
    const again = await cashBuyer.get(negotiation, { id: 2511 });
    expect(again).toMatchObject({ id: 1011, negotiationId: 2511, customerDataComplete: false });
    expect(again.purchase).toBeUndefined();
  });

  test('of another customer is not told apart from one that is not there', async () => {
    for (const id of [2103, 2203, 2302, 999_999])
      expect(await cashBuyer.ask(negotiation, { id })).toMatchObject(NOT_FOUND);
  });
});
