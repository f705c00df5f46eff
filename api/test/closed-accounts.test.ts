import { requestDeletion } from '@vitrina/contract';
import { todayInEcuador } from '@vitrina/rules';
import { sql } from 'kysely';
import { forgetClosedAccounts } from '../src/customers/deletion/closed-accounts';
import { deleteDueAccounts } from '../src/customers/deletion/due';
import { approve, card, customer, lender, type Story, share, staff, transfer } from '../src/seed/customers/story';
import { callAs, useAccounts } from './support/account';
import { PERSON } from './support/lead';
import { rowsOf } from './support/owned-rows';
import { tell } from './support/story';

const { backend, open } = useAccounts();
jest.setTimeout(120_000);
const database = () => backend.current.database;

/** A closed account with some purchases and requests. @returns its id and theirs */
async function closed(...stories: Pick<Story, 'kind' | 'steps'>[]) {
  const user = await open();
  const ids: number[] = [];
  for (const story of stories)
    ids.push(await tell(database(), user.id, { car: 'kira', quoted: 41, decided: 40, ...story }));
  await callAs(backend.current, user, requestDeletion, { isAsked: true });
  await database()
    .updateTable('deletion_request')
    .set({ due: todayInEcuador(new Date()) })
    .execute();
  await deleteDueAccounts(database());
  return { accountId: user.id, ids };
}
const approved = () => [staff(38, 'analyse'), lender(37, 'approve-request')];
const accepted = () => [...approved(), customer(36, 'accept')];

/** Makes the newest event of a purchase, and all others as much, so old: `now() - interval`. */
const lastEventAt = (negotiationId: number, interval: string) =>
  sql`with last as (select max(at) as at from purchase_event where negotiation_id = ${negotiationId}),
    decided as (update negotiation set decided_at = decided_at - (select at from last) + now() - ${interval}::interval
      where id = ${negotiationId})
    update purchase_event set at = at - (select at from last) + now() - ${interval}::interval
    where negotiation_id = ${negotiationId}`.execute(database());

/** How many rows of each of these tables are left of an account. */
async function left(accountId: number, ...tables: string[]) {
  const rows = await rowsOf(database(), accountId);
  return tables.map((table) => rows.get(table)?.length ?? 0);
}

describe('how to reach the buyer of a closed account', () => {
  const isReachable = async (accountId: number) => {
    await forgetClosedAccounts(database());
    const { email, phone } = await database()
      .selectFrom('account')
      .select(['email', 'phone'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    expect([[PERSON.email, PERSON.phone].join(), ',']).toContain([email, phone].join());
    return email !== '';
  };

  test.each<[string, Pick<Story, 'kind' | 'steps'>, boolean]>([
    ['a purchase that is not paid', { kind: 'cash' }, true],
    ['one that is not delivered', { kind: 'cash', steps: (due) => [transfer(20, 't', due), approve(19, 't')] }, true],
    [
      'one that was delivered',
      {
        kind: 'cash',
        steps: (due) => [transfer(20, 't', due), approve(19, 't'), staff(18, 'invoice'), staff(17, 'deliver')],
      },
      false,
    ],
    ['one that was cancelled', { kind: 'cash', steps: () => [staff(20, 'cancel')] }, false],
    [
      'one that was cancelled with money to return',
      { kind: 'cash', steps: (due) => [transfer(20, 't', share(due, 0.5)), approve(19, 't'), staff(18, 'cancel')] },
      true,
    ],
    ['a request that the lender reads', { kind: 'credit', steps: () => [staff(38, 'analyse')] }, true],
    ['one that was denied', { kind: 'credit', steps: () => [staff(38, 'analyse'), lender(37, 'deny-request')] }, false],
  ])('%s', async (_what, story, reachable) => {
    const { accountId } = await closed(story);
    expect(await isReachable(accountId)).toBe(reachable);
  });

  test('money on its way keeps it after the end, too', async () => {
    const { accountId, ids } = await closed({
      kind: 'cash',
      steps: (due) => [transfer(20, 't', share(due, 0.5)), card(10, 'c', 'p2p', share(due, 0.25), { expires: -7 })],
    });
    await sql`update negotiation set status = 'CANCELADO' where id = ${ids[0]}`.execute(database());
    expect(await isReachable(accountId)).toBe(true);
    await sql`update payment set status = 'RE', settled_at = now() where negotiation_id = ${ids[0]}`.execute(
      database(),
    );
    expect(await isReachable(accountId)).toBe(true);
    await sql`update card_attempt set state = 'RECHAZADA', ended_at = now() where negotiation_id = ${ids[0]}`.execute(
      database(),
    );
    expect(await isReachable(accountId)).toBe(false);
  });

  test('a request ends a year after its last event, for the bank pays for the car; not while some has to go back', async () => {
    const { accountId, ids } = await closed({
      kind: 'credit',
      steps: (due) => [...accepted(), transfer(30, 't', due), approve(29, 't'), staff(28, 'clear-for-invoice')],
    });
    await lastEventAt(ids[0] as number, '364 days');
    expect(await isReachable(accountId)).toBe(true);
    await lastEventAt(ids[0] as number, '366 days');
    await sql`update payment set amount_cents = amount_cents + 1 where negotiation_id = ${ids[0]}`.execute(database());
    expect(await isReachable(accountId)).toBe(true);
    await sql`update payment set amount_cents = amount_cents - 1 where negotiation_id = ${ids[0]}`.execute(database());
    expect(await isReachable(accountId)).toBe(false);
  });
});

describe('what the law demands of a closed account', () => {
  const MONEY = ['payment', 'card_attempt'];
  const APPLICATION = ['negotiation', 'application_section', 'document', 'stored_file', 'person'];
  const paid: Pick<Story, 'kind' | 'steps'> = {
    kind: 'cash',
    steps: (due) => [...[transfer(20, 't', due), approve(19, 't'), staff(18, 'invoice'), staff(17, 'deliver')]],
  };
  /** As a purchase below the amount from which a declaration is asked for. */
  const withoutDeclaration = (id: number) =>
    sql`with sections as (delete from application_section where negotiation_id = ${id})
      delete from document where negotiation_id = ${id}`.execute(database());

  test('a request that the lender reads keeps its sections and documents', async () => {
    const { accountId } = await closed({ kind: 'credit', steps: () => [staff(38, 'analyse')] });
    await forgetClosedAccounts(database());
    for (const count of await left(accountId, ...APPLICATION, 'financing')) expect(count).toBeGreaterThan(0);
  });

  test('a purchase without a declaration goes seven years after its last event, and the account with it', async () => {
    const { accountId, ids } = await closed(paid);
    await withoutDeclaration(ids[0] as number);
    await lastEventAt(ids[0] as number, '7 years -1 day');
    await forgetClosedAccounts(database());
    expect(await left(accountId, 'payment', 'negotiation')).toEqual([1, 1]);
    await lastEventAt(ids[0] as number, '7 years 1 day');
    await forgetClosedAccounts(database());
    expect(await rowsOf(database(), accountId)).toEqual(new Map([['account', []]]));
  });

  test('one with a declaration loses its money after seven years, and goes after ten', async () => {
    const { accountId, ids } = await closed(paid);
    const before = await left(accountId, ...APPLICATION);
    await lastEventAt(ids[0] as number, '7 years 1 day');
    await forgetClosedAccounts(database());
    expect(await left(accountId, ...MONEY)).toEqual([0, 0]);
    const events = (await rowsOf(database(), accountId)).get('purchase_event') ?? [];
    expect(events.length).toBeGreaterThan(3);
    expect(events.filter(({ amount_cents, payment_id }) => amount_cents !== null || payment_id !== null)).toEqual([]);
    await lastEventAt(ids[0] as number, '10 years -1 day');
    await forgetClosedAccounts(database());
    expect(await left(accountId, ...APPLICATION)).toEqual(before);
    await lastEventAt(ids[0] as number, '10 years 1 day');
    await forgetClosedAccounts(database());
    expect(await rowsOf(database(), accountId)).toEqual(new Map([['account', []]]));
  });

  test('each purchase has its own periods, and the account goes with the last', async () => {
    const { accountId, ids } = await closed(paid, { kind: 'credit', steps: approved });
    const [cash, credit] = ids as [number, number];
    await withoutDeclaration(cash);
    await lastEventAt(cash, '7 years 1 day');
    await lastEventAt(credit, '7 years 1 day');
    await forgetClosedAccounts(database());
    expect(await left(accountId, 'negotiation', 'quotation', 'financing', 'document')).toEqual([1, 1, 1, 2]);
    await lastEventAt(credit, '10 years 1 day');
    await forgetClosedAccounts(database());
    expect(await rowsOf(database(), accountId)).toEqual(new Map([['account', []]]));
  });

  test('of a live account nothing is forgotten', async () => {
    const user = await open();
    const id = await tell(database(), user.id, { car: 'kira', quoted: 41, decided: 40, ...paid });
    await lastEventAt(id, '11 years');
    await forgetClosedAccounts(database());
    expect(await left(user.id, 'payment', 'negotiation')).toEqual([1, 1]);
  });
});
