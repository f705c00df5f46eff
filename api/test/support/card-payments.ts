import { randomUUID } from 'node:crypto';
import { type CardForm, cents, createCardPayment, type RequestOf, type SessionUser } from '@vitrina/contract';
import { sql } from 'kysely';
import type { Story } from '../../src/seed/customers/story';
import { callAs, useAccounts } from './account';
import type { Served } from './backend';
import { FakeProviders } from './fake-providers';
import { tell } from './story';

export const SITE = 'https://www.condor.example';

/** The total of the purchase that `purchase` makes. */
export const TOTAL = 2_539_000;

type Create = RequestOf<typeof createCardPayment>;
type Changes = Partial<Omit<Create, 'form'>> & { amount?: number; form?: Partial<CardForm> };

/** A create of a card payment of 1,000.00 dollars at p2p, unless it is changed. */
export function cardPayment(id: number, { amount = 100_000, form, ...changes }: Changes = {}): Create {
  const attempt = changes.attempt ?? randomUUID();
  const page = `${SITE}/usuario/pagos?id=${id}&tab=1&type=${changes.provider ?? 'p2p'}&attempt=${attempt}`;
  return {
    ...{ id, attempt, provider: 'p2p', method: 1, currency: 'USD', returnUrl: page, cancelUrl: page },
    form: { isHolder: true, amount: cents(amount), ...form },
    ...changes,
  };
}

/** Jobs of card payments. */
export const JOBS = ['follow-p2p', 'follow-payme', 'take-card-notification', 'ask-payme'];

/** Lets every job that waits for its time run now. */
export const hurry = ({ database }: Served) =>
  sql`update pgboss.job set start_after = now() where state in ('created', 'retry') and name in
    (${sql.join(JOBS)})`.execute(database);

/** A backend whose card providers the test plays. Each test has one customer, and purchases as it wants. */
export function useCardPayments(environment: NodeJS.ProcessEnv = {}, parts: Parameters<typeof useAccounts>[1] = {}) {
  const fake = new FakeProviders();
  const given: NodeJS.ProcessEnv = { ...environment };
  beforeAll(async () => {
    await fake.start();
    Object.assign(given, fake.environment);
  });
  const accounts = useAccounts(given, parts);
  beforeEach(async () => {
    fake.reset();
    const { database } = accounts.backend.current;
    await database.deleteFrom('card_notification').execute();
    await sql`delete from pgboss.job where name in (${sql.join(JOBS)})`.execute(database);
  });
  afterAll(() => fake.stop());
  const { backend } = accounts;
  return {
    ...accounts,
    fake,
    /** The states of the card payments of a purchase, in their order. */
    async states(id: number) {
      const attempts = backend.current.database.selectFrom('card_attempt').select('state');
      return (await attempts.where('negotiation_id', '=', id).orderBy('id').execute()).map(({ state }) => state);
    },
    /** A purchase of a new customer, payable, of 25,390.00 dollars. */
    async purchase(story: Partial<Omit<Story, 'quotation'>> = {}): Promise<{ user: SessionUser; id: number }> {
      const user = await accounts.open();
      const id = await tell(backend.current.database, user.id, {
        ...{ car: 'kira', kind: 'cash', quoted: 9, decided: 8, steps: () => [] },
        ...story,
      });
      return { user, id };
    },
    create: (user: SessionUser, words: Create, served: Served = backend.current) =>
      callAs(served, user, createCardPayment, words),
  };
}
