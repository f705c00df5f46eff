import { randomUUID } from 'node:crypto';
import { type Endpoint, negotiation, payments, purchases } from '@vitrina/contract';
import { authorizationValue } from '@vitrina/rules';
import { startSession } from '../src/customers/accounts/sessions';
import { urlOf } from '../src/platform/http/calls';
import { seedCustomers } from '../src/seed/customers/seed';
import { bodyOf, useBackend } from './support/backend';
import { addManyPurchases } from './support/many-purchases';

const backend = useBackend({ RATE_LIMITS: 'on' });
// Their cars are those of the purchases below.
beforeAll(() => seedCustomers(backend.current.database), 60_000);

const MINUTE_MS = 60_000;
/** How often an open page asks: `live()` of the API client, every 4 s. */
const TURNS_A_MINUTE = MINUTE_MS / 4_000;

/** A browser: its address, the session that it sends, and the purchase that it shows. */
type Browser = { remoteAddress: string; authorization: string; purchase: number };

/** The browser of a new customer, who has a purchase. */
async function signedIn(remoteAddress: string): Promise<Browser> {
  const identification = randomUUID();
  const { database } = backend.current;
  const { id, session } = await database.transaction().execute(async (transaction) => {
    const account = await transaction
      .insertInto('account')
      .values({
        ...{ identification, email: `${identification}@example.ec`, phone: '0987000010', country: 'Ecuador' },
        ...{ password_hash: 'none', application_id: 5, verified_at: new Date() },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ...account, session: await startSession(transaction, account.id) };
  });
  if ('live' in session) throw new Error('a new account has a session');
  await addManyPurchases(database, id, 1);
  const bought = await database
    .selectFrom('negotiation')
    .innerJoin('quotation', 'quotation.id', 'quotation_id')
    .select('negotiation.id')
    .where('account_id', '=', id)
    .where('decided_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return { remoteAddress, authorization: authorizationValue(session), purchase: bought.id };
}

type Ask = (browser: Browser) => Promise<number>;

/** A call as a browser sends it; its status. */
const asked =
  <Request>(endpoint: Endpoint<Request, unknown>, words: (browser: Browser) => Request): Ask =>
  async (browser) => {
    const { remoteAddress, authorization } = browser;
    const [url, payload] = [urlOf(endpoint), bodyOf(endpoint, words(browser))];
    const request = { method: 'POST', url, payload, remoteAddress, headers: { authorization } } as const;
    return (await backend.current.app.inject(request)).statusCode;
  };

/** What pages send. The list and the look-up are live; payments are asked for when a detail opens, and on each change. */
const LIST = asked(purchases, () => ({ kind: 1, hasEnded: false, size: 20 }));
const LOOK_UP = asked(negotiation, ({ purchase }) => ({ id: purchase }));
const PAYMENTS = asked(payments, ({ purchase }) => ({ id: purchase, size: 20 }));

const times = (count: number, calls: readonly Ask[]) => Array.from({ length: count }).flatMap(() => calls);

/** The statuses that a browser's calls are answered with, one after the other. */
async function statuses(browser: Browser, calls: readonly Ask[]): Promise<number[]> {
  const seen = new Set<number>();
  for (const call of calls) seen.add(await call(browser));
  return [...seen];
}

/** A clock for the counters, which tell the minute by it. */
function clock() {
  const real = Date.now;
  let ahead = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => real() + ahead);
  return () => {
    ahead += MINUTE_MS;
  };
}
afterEach(() => jest.restoreAllMocks());

test('100 customers of one address keep a detail open for two minutes, and each gets every answer', async () => {
  const customers: Browser[] = [];
  for (let i = 0; i < 100; i++) customers.push(await signedIn('203.0.113.7'));
  expect(new Set(customers.map(({ purchase }) => purchase)).size).toBe(100);
  const passMinute = clock();
  for (const calls of [
    [LOOK_UP, PAYMENTS, ...times(TURNS_A_MINUTE, [LOOK_UP])],
    [...times(TURNS_A_MINUTE, [LOOK_UP]), LIST],
  ]) {
    const all = await Promise.all(customers.map((customer) => statuses(customer, calls)));
    expect(all).toEqual(customers.map(() => [200]));
    passMinute();
  }
}, 400_000);

test('one customer has eight windows with details in sight, each look brings a change, and opens each twice, within a minute', async () => {
  const customer = await signedIn('203.0.113.8');
  const opening = [LOOK_UP, PAYMENTS, LIST, LIST];
  const calls = [...times(8 * TURNS_A_MINUTE, [LOOK_UP, PAYMENTS]), ...times(16, opening)];
  expect(calls).toHaveLength(304);
  expect(await statuses(customer, calls)).toEqual([200]);
}, 120_000);
