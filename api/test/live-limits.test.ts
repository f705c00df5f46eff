import { randomUUID } from 'node:crypto';
import { type Endpoint, negotiation, payments, purchases } from '@vitrina/contract';
import { authorizationValue } from '@vitrina/rules';
import { startSession } from '../src/customers/accounts/sessions';
import { urlOf } from '../src/platform/http/calls';
import { bodyOf, useBackend } from './support/backend';

const backend = useBackend({ RATE_LIMITS: 'on' });
const MINUTE_MS = 60_000;
/** How often an open page asks: `live()` of the API client, every 4 s. */
const TURNS_A_MINUTE = MINUTE_MS / 4_000;

/** A browser: its address, and the session that it sends. */
type Browser = { remoteAddress: string; authorization: string };

/** The browser of a new customer. */
async function signedIn(remoteAddress: string): Promise<Browser> {
  const identification = randomUUID();
  const { database } = backend.current;
  const session = await database.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('account')
      .values({
        ...{ identification, email: `${identification}@example.ec`, phone: '0987000010', country: 'Ecuador' },
        ...{ password_hash: 'none', application_id: 5, verified_at: new Date() },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return startSession(transaction, id);
  });
  if ('live' in session) throw new Error('a new account has a session');
  return { remoteAddress, authorization: authorizationValue(session) };
}

type Ask = (browser: Browser) => Promise<number>;

/** A call as a browser sends it; its status. */
function asked<Request>(endpoint: Endpoint<Request, unknown>, words: Request): Ask {
  const [url, payload] = [urlOf(endpoint), bodyOf(endpoint, words)];
  return async ({ remoteAddress, authorization }) =>
    (
      await backend.current.app.inject({
        ...{ method: 'POST', url, payload, remoteAddress },
        headers: { authorization },
      })
    ).statusCode;
}

/** What an open page sends at each turn. An id of nobody's is counted like any other. */
const LIST = [asked(purchases, { kind: 1, hasEnded: false, size: 20 })];
const DETAIL = [asked(negotiation, { id: 1 }), asked(payments, { id: 1 })];

const times = (count: number, calls: readonly Ask[]) => Array.from({ length: count }).flatMap(() => calls);

/** The statuses that a browser's calls are answered with, one after the other. */
async function statuses(browser: Browser, calls: readonly Ask[]): Promise<Set<number>> {
  const seen = new Set<number>();
  for (const call of calls) seen.add(await call(browser));
  return seen;
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

test('100 clients of one address keep a detail open for two minutes, and none is refused', async () => {
  const HERE = '203.0.113.7';
  const customer = await signedIn(HERE);
  // An address is counted before the session is looked up: 99 of them save the database the look.
  const others = Array.from({ length: 99 }, () => ({ remoteAddress: HERE, authorization: 'none' }));
  const passMinute = clock();
  for (let minute = 0; minute < 2; minute++) {
    const page = times(TURNS_A_MINUTE, DETAIL);
    for (const other of others) expect(await statuses(other, page)).toEqual(new Set([401]));
    expect(await statuses(customer, [...page, ...LIST])).toEqual(new Set([404, 200]));
    passMinute();
  }
}, 120_000);

test('one customer has eight windows with details in sight, and opens each twice, within a minute', async () => {
  const customer = await signedIn('203.0.113.8');
  const opening = [...DETAIL, ...LIST, ...LIST];
  const calls = [...times(8 * TURNS_A_MINUTE, DETAIL), ...times(16, opening)];
  expect(calls).toHaveLength(304);
  expect(await statuses(customer, calls)).toEqual(new Set([404, 200]));
}, 120_000);
