import { randomUUID } from 'node:crypto';
import { createQuotation, type Endpoint, logout, quotations, type SessionUser, storedFile } from '@vitrina/contract';
import { authorizationValue } from '@vitrina/rules';
import * as v from 'valibot';
import { urlOf } from '../src/platform/http/calls';
import { isEntity } from '../src/platform/openapi/describe';
import { seedCustomers } from '../src/seed/customers/seed';
import { ACCEPTED_BODIES } from './support/accepted-bodies';
import { callAs, OTHER, openAccount } from './support/account';
import { type Answer, bodyOf, call, messageOf, post, useBackend } from './support/backend';
import { tokenMaker } from './support/lead';
import { keysOf, rowsOf, textsOf } from './support/owned-rows';
import { keepReceipt } from './support/receipt';

// Made from the contract: a call that joins it is walked here without a line being written.
jest.setTimeout(120_000);

const backend = useBackend();
const callsOf = (...kinds: Endpoint<unknown, unknown>['access'][]) =>
  ACCEPTED_BODIES.filter(([, { access }]) => kinds.includes(access));

let own: SessionUser;
let other: SessionUser;
/** Id of a file of the other customer. */
let theirReceipt: string;
/** What stands in any row of any customer but `own`, the demo customers included, who have rows of every kind. */
const textsOfOthers = new Set<string>();
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
  await keepReceipt(database, own.id, 'recibo propio.pdf');
  theirReceipt = (await keepReceipt(database, other.id, 'recibo de otra persona.pdf')).id;

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

  await seedCustomers(database);
  const accounts = await database.selectFrom('account').select('id').where('id', '<>', own.id).execute();
  for (const { id } of accounts) for (const text of textsOf(await rowsOf(database, id))) textsOfOthers.add(text);
  // What others paid into is the dealership's, and shown to whoever buys there.
  const paidInto = await database.selectFrom('agency_bank_account').select(['number', 'company']).execute();
  for (const { number, company } of paidInto) for (const text of [number, company]) textsOfOthers.delete(text);

  stale['without a session'] = undefined;
  stale['with tokens that nobody was given'] = 'Bearer aaaa~bbbb';
  stale['with one half of a session'] = `Bearer ${own.accessToken}`;
  stale['with the halves of two sessions'] = authorizationValue({ ...own, renewalToken: other.renewalToken });
  stale['with a session ended elsewhere'] = authorizationValue(ended);
  stale['with a session that is over'] = authorizationValue(over);
  stale['with an access half that is over'] = authorizationValue(renewable);
}, 120_000);

/** Everything in an answer: headers and body, with the bytes of a picture or PDF in PostgreSQL's hex format, as in `textsOf`. */
async function shownBy({ headers, body }: Answer): Promise<string> {
  const bytes = body instanceof Blob ? Buffer.from(await body.arrayBuffer()) : undefined;
  const isText = body instanceof Blob && body.type === 'application/json';
  const spelled = bytes ? bytes.toString(isText ? 'utf8' : 'hex').replace(/^/, isText ? '' : '\\x') : body;
  return JSON.stringify([[...headers], spelled]);
}

/** Whether a text stands in an answer, and not only as a part of a longer word in capitals: 'PENDIENTE' in 'DEPENDIENTE'. */
const standsIn = (shown: string, text: string) =>
  shown.split(text).some((before, i, parts) => {
    const after = parts[i + 1];
    return after !== undefined && !/\p{Lu}$/u.test(before) && !/^\p{Lu}/u.test(after);
  });
test.each([
  ['"PENDIENTE"', true],
  ['DEPENDIENTE', false],
  ['DEPENDIENTE, PENDIENTE', true],
  ['\\nPENDIENTE\\n', true],
  ['', false],
])('whether a state stands in %p', (shown, stands) => expect(standsIn(shown, 'PENDIENTE')).toBe(stands));

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
  function* withKeys<Request>({ request }: Endpoint<Request, unknown>, body: object, keys: (number | string)[]) {
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
      expect.arrayContaining([
        ...['account', 'session', 'session_credential', 'quotation'],
        ...['stored_file', 'stored_file_content'],
      ]),
    );
    expect(keysOf(theirs)).toContain(other.id);
    expect([...withKeys(quotations, {}, keysOf(theirs))]).toContainEqual({ ndt1: other.id });
    expect([...withKeys(storedFile, {}, keysOf(theirs))]).toContainEqual({ dt1: theirReceipt });
    const { answer } = await callAs(backend.current, other, quotations, { personId: other.id, campaign: 0 });
    const shown = JSON.stringify(answer);
    expect([...textsOf(theirs)].filter((text) => shown.includes(text))).not.toEqual([]);
    const file = await post(backend.current, urlOf(storedFile), bodyOf(storedFile, { id: theirReceipt }), {
      authorization: authorizationValue(other),
    });
    const { bytes } = Object(theirs.get('stored_file_content')?.[0]);
    expect(textsOf(theirs)).toContain(bytes);
    expect((await shownBy(file)).includes(bytes)).toBe(true);
  });

  test.each(callsOf('customer'))(
    "%s: as accepted, and with the customer's own ids, it shows nothing of any other customer",
    async (_name, endpoint, body) => {
      const ours = await rowsOf(backend.current.database, own.id);
      const mine = JSON.stringify([...ours]);
      const theirs = [...textsOfOthers].filter((text) => !mine.includes(text));
      for (const sent of [body, ...withKeys(endpoint, body, keysOf(ours))]) {
        const answer = await post(backend.current, urlOf(endpoint), sent, { authorization: authorizationValue(own) });
        const shown = await shownBy(answer);
        expect([sent, theirs.filter((text) => standsIn(shown, text))]).toEqual([sent, []]);
      }
    },
  );

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
        const shown = await shownBy(answer);
        expect([sent, answer.status < 500]).toEqual([sent, true]);
        expect([sent, theirs.filter((text) => standsIn(shown, text))]).toEqual([sent, []]);
        // A partial answer could leak less than a whole text, which the check above would miss.
        const part = await post(current, urlOf(endpoint), sent, { ...headers, range: 'bytes=0-9' });
        expect([sent, part.status, part.headers.get('content-range')]).toEqual([sent, answer.status, null]);
      }
      expect(await rowsOf(current.database, other.id)).toEqual(before);
    },
  );

  test.each(callsOf('customer'))('%s: 405 to every other method, even with a session', async (_name, call) => {
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await fetch(backend.current.origin + urlOf(call), {
        method,
        headers: { authorization: authorizationValue(own), range: 'bytes=0-9' },
      });
      expect([method, status, headers.get('allow')]).toEqual([method, 405, 'POST']);
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    }
  });
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
  for (const [name, endpoint, body] of callsOf('token', 'provider')) {
    for (const authorization of [undefined, 'Bearer nobody', authorizationValue(own)]) {
      const answer = await post(backend.current, urlOf(endpoint), body, headersOf(authorization));
      expect([name, answer.status]).toEqual([name, 401]);
    }
  }
});
