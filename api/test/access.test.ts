import { randomUUID } from 'node:crypto';
import { createQuotation, type Endpoint, logout, quotations, type SessionUser } from '@vitrina/contract';
import { authorizationValue } from '@vitrina/rules';
import * as v from 'valibot';
import { urlOf } from '../src/platform/http/calls';
import { isEntity } from '../src/platform/openapi/describe';
import { ACCEPTED_BODIES } from './support/accepted-bodies';
import { callAs, OTHER, openAccount } from './support/account';
import { call, messageOf, post, useBackend } from './support/backend';
import { tokenMaker } from './support/lead';
import { keysOf, rowsOf, textsOf } from './support/owned-rows';

// Made from the contract: a call that joins it is walked here without a line being written.
jest.setTimeout(120_000);

const backend = useBackend();
const callsOf = (...kinds: Endpoint<unknown, unknown>['access'][]) =>
  ACCEPTED_BODIES.filter(([, { access }]) => kinds.includes(access));

let own: SessionUser;
let other: SessionUser;
/** Authorization values that stand for nobody, or nobody any more. */
const stale: Record<string, string | undefined> = {};

/** Adds the accepted quotation for a customer. */
async function quote(user: SessionUser) {
  const words = createQuotation.request.read(ACCEPTED_BODIES.find(([name]) => name === 'createQuotation')?.[2]);
  const made = await callAs(backend.current, user, createQuotation, { ...words, attempt: randomUUID() });
  expect(made.status).toBe(200);
}

beforeAll(async () => {
  const { current } = backend;
  const { database } = current;
  const token = await tokenMaker(database);
  const open = (changes = {}) => openAccount(current, token, changes);
  own = await open();
  other = await open({ ...OTHER, firstNames: 'Rosa Elvira', surnames: 'Guamán Quishpe', phone: '0987654321' });
  for (const user of [own, other]) await quote(user);

  const ended = await open({ identification: '1714307103', email: 'ended@example.com' });
  await call(current, logout, { accessToken: ended.accessToken });
  const over = await open({ identification: '0926687856', email: 'over@example.com' });
  await database
    .updateTable('session')
    .set({ expires_at: new Date(0) })
    .where('account_id', '=', over.id)
    .execute();
  const renewable = await open({ identification: '0602910945', email: 'renewable@example.com' });
  await database
    .updateTable('session_credential')
    .set({ access_until: new Date(0) })
    .where('session_id', 'in', (of) =>
      of.selectFrom('session').select('session.id').where('account_id', '=', renewable.id),
    )
    .execute();

  stale['without a session'] = undefined;
  stale['with tokens that nobody was given'] = 'Bearer aaaa~bbbb';
  stale['with one half of a session'] = `Bearer ${own.accessToken}`;
  stale['with the halves of two sessions'] = authorizationValue({ ...own, renewalToken: other.renewalToken });
  stale['with a session ended elsewhere'] = authorizationValue(ended);
  stale['with a session that is over'] = authorizationValue(over);
  stale['with an access half that is over'] = authorizationValue(renewable);
}, 120_000);

const headersOf = (authorization: string | undefined): Record<string, string> =>
  authorization === undefined ? {} : { authorization };

describe('calls of customers', () => {
  test('there are some', () => expect(callsOf('customer').length).toBeGreaterThan(1));

  test.each(callsOf('customer'))(
    '%s: 401 to whoever is not signed in, whatever the body',
    async (_name, endpoint, body) => {
      const before = await rowsOf(backend.current.database, own.id);
      for (const [how, authorization] of Object.entries(stale)) {
        for (const sent of [body, {}, '{', '[]', 'x'.repeat(100_000)]) {
          const answer = await post(backend.current, urlOf(endpoint), sent, headersOf(authorization));
          expect([how, answer.status, messageOf(answer.body)]).toEqual([how, 401, 'Debes iniciar sesión']);
        }
      }
      expect(await rowsOf(backend.current.database, own.id)).toEqual(before);
    },
  );

  /** The body with each of `keys` in each field, or list, that takes it. */
  function* withKeys({ request }: Endpoint<unknown, unknown>, body: object, keys: (number | string)[]) {
    const fields = isEntity(request) ? Object.values(request.table) : [];
    for (const { code, codec } of fields) {
      // A count takes 0, an amount a half, a text anything.
      if (v.is(codec.wire, 0) || v.is(codec.wire, 1.5) || v.is(codec.wire, 'x')) continue;
      for (const key of keys) {
        if (v.is(codec.wire, key)) yield { ...body, [code]: key };
        else if (v.is(codec.wire, [key])) yield { ...body, [code]: [key] };
      }
    }
  }

  test('the ids that are tried name rows of the other customer, and their texts are known when seen', async () => {
    const theirs = await rowsOf(backend.current.database, other.id);
    expect([...theirs.keys()]).toEqual(
      expect.arrayContaining(['account', 'session', 'session_credential', 'quotation']),
    );
    expect(keysOf(theirs)).toContain(other.id);
    const tried = [...withKeys(quotations as Endpoint<unknown, unknown>, {}, keysOf(theirs))];
    expect(tried).toContainEqual({ ndt1: other.id });
    const { answer } = await callAs(backend.current, other, quotations, { personId: other.id, campaign: 0 });
    const shown = JSON.stringify(answer);
    expect([...textsOf(theirs)].filter((text) => shown.includes(text))).not.toEqual([]);
  });

  test.each(callsOf('customer'))(
    "%s: with another customer's ids nothing of theirs is read or changed",
    async (_name, endpoint, body) => {
      const { current } = backend;
      const before = await rowsOf(current.database, other.id);
      const mine = textsOf(await rowsOf(current.database, own.id));
      const theirs = [...textsOf(before)].filter((text) => !mine.has(text));
      const headers = { authorization: authorizationValue(own) };
      for (const sent of withKeys(endpoint, body, keysOf(before))) {
        const answer = await post(current, urlOf(endpoint), sent, headers);
        const shown = JSON.stringify(answer.body);
        expect([sent, answer.status < 500]).toEqual([sent, true]);
        expect([sent, theirs.filter((text) => shown.includes(text))]).toEqual([sent, []]);
      }
      expect(await rowsOf(current.database, other.id)).toEqual(before);
    },
  );
});

test.each(callsOf('public'))(
  '%s: anybody is answered, also with a session that is over',
  async (_name, endpoint, body) => {
    for (const authorization of [undefined, stale['with a session ended elsewhere']]) {
      const answer = await post(backend.current, urlOf(endpoint), body, headersOf(authorization));
      expect(answer.status).not.toBe(401);
      expect(answer.status).toBeLessThan(500);
    }
  },
);

test.each(callsOf('credentials'))('%s: a session makes no difference', async (_name, endpoint, body) => {
  const ask = async (authorization?: string) => {
    const answer = await post(backend.current, urlOf(endpoint), body, headersOf(authorization));
    return [answer.status, messageOf(answer.body)];
  };
  expect(await ask(authorizationValue(other))).toEqual(await ask());
});

test('calls of tokens and providers: 401 without the proof, also to a customer', async () => {
  // While the contract has none of them, src/platform/http/route.test.ts walks those that it makes itself.
  for (const [name, endpoint, body] of callsOf('token', 'provider')) {
    for (const authorization of [undefined, 'Bearer nobody', authorizationValue(own)]) {
      const answer = await post(backend.current, urlOf(endpoint), body, headersOf(authorization));
      expect([name, answer.status]).toEqual([name, 401]);
    }
  }
});
