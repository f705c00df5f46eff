import {
  type Access,
  type Codec,
  type Endpoint,
  personalDataExport,
  quotations,
  REQUEST_CONSTANTS,
  storedFile,
} from '@vitrina/contract';
import fastify, { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { CatalogueCache } from '../cache/cache';
import { acceptCalls, urlOf } from './calls';
import { handleError } from './error-handler';
import { MESSAGES, Unauthorized } from './errors';
import type { Rates } from './rates';
import { FILE_BODY_LIMIT, route } from './route';

type Words = { text: string };
const words: Codec<Words> = {
  wire: v.object({ dt1: v.string() }),
  read: (wire) => ({ text: (wire as { dt1: string }).dt1 }),
  write: ({ text }) => ({ dt1: text }),
};

const callOf = <A extends Access>(access: A, path = `Prb/Vm${access}`): Endpoint<Words, Words, A> => ({
  name: path,
  path,
  purpose: 'A call of this test',
  access,
  request: words,
  response: words,
  ours: true,
});

let app: FastifyInstance;

async function server(rates?: Partial<Rates>) {
  app = fastify({ trustProxy: true });
  app.setErrorHandler(handleError);
  const many = 1_000_000;
  await acceptCalls(app, {
    authenticate: async (authorization) => {
      const id = /^Bearer session-(\d)$/.exec(authorization ?? '')?.[1];
      if (!id) throw new Unauthorized();
      return { accountId: Number(id), sessionId: `the session of ${id}` };
    },
    cache: new CatalogueCache({ current: 1 }),
    rates: rates && {
      addressReads: many,
      addressWrites: many,
      addressSignIns: many,
      addressReports: many,
      addressProviders: many,
      customerReads: many,
      customerWrites: many,
      ...rates,
    },
  });
}
beforeEach(() => server());
afterEach(() => app.close());

const body = (said: string) => ({ dt1: said, ...REQUEST_CONSTANTS });

async function post(endpoint: Endpoint<Words, Words>, payload: object | string, headers: Record<string, string> = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: urlOf(endpoint),
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });
  return { status: answer.statusCode, said: answer.json().dt1 ?? answer.json().Message, headers: answer.headers };
}
const session = (id: number) => ({ authorization: `Bearer session-${id}` });

/** What no handler may ever see. */
const BODIES: [string, object | string][] = [
  ['a body that is right', body('x')],
  ['one that is of no contract', { dt1: 7 }],
  ['no JSON', '{'],
  ['one that is too large', 'x'.repeat(2_000_000)],
];

test('a file of a type that the call does not name is never sent', async () => {
  const file: Endpoint<Words, Blob, 'public'> = {
    ...callOf('public', 'Prb/VmArc'),
    response: personalDataExport.response,
  };
  route(app, file, { rate: 'read' }, async ({ text }) => ({ name: 'a', mediaType: text, bytes: Buffer.from('{}') }));
  const ask = (type: string) => app.inject({ method: 'POST', url: urlOf(file), payload: body(type) });
  const [right, wrong] = [await ask('application/json'), await ask('text/html')];
  expect([right.statusCode, right.headers['content-type'], right.body]).toEqual([200, 'application/json', '{}']);
  expect([wrong.statusCode, wrong.json().Message]).toEqual([500, MESSAGES[500]]);
});

describe('who may call', () => {
  const handled = jest.fn();
  beforeEach(() => handled.mockClear());

  test.each(['public', 'credentials'] as const)(
    '%s: anybody, and the handler learns nothing of a session',
    async (access) => {
      const call = callOf<'public' | 'credentials'>(access);
      route(app, call, { rate: 'read' }, async (words, given) => {
        handled(Object.entries(given).filter(([name, value]) => name !== 'reply' && Boolean(value)));
        return words;
      });
      expect(await post(call, body('hola'))).toMatchObject({ status: 200, said: 'hola' });
      expect(await post(call, body('hola'), session(7))).toMatchObject({ status: 200, said: 'hola' });
      expect(handled.mock.calls).toEqual([[[['address', '127.0.0.1']]], [[['address', '127.0.0.1']]]]);
    },
  );

  describe('customer', () => {
    const call = callOf('customer');
    beforeEach(() =>
      route(app, call, { rate: 'write' }, async (words, { accountId, sessionId }) => {
        handled(accountId, sessionId);
        return words;
      }),
    );

    test('the handler gets the account of the session', async () => {
      expect(await post(call, body('hola'), session(7))).toMatchObject({ status: 200, said: 'hola' });
      expect(handled.mock.calls).toEqual([[7, 'the session of 7']]);
    });

    test('a cast changes nothing: the call knows its access', async () => {
      const forAnybody = callOf('customer', 'Prb/VmCast') as unknown as Endpoint<Words, Words, 'public'>;
      route(app, forAnybody, { rate: 'read' }, async (words) => words);
      expect(await post(forAnybody, body('hola'))).toMatchObject({ status: 401 });
    });

    test.each(BODIES)('without a session: 401 for %s', async (_what, payload) => {
      for (const headers of [{}, { authorization: 'Bearer session-x' }] as Record<string, string>[]) {
        expect(await post(call, payload, headers)).toMatchObject({ status: 401, said: 'Debes iniciar sesión' });
      }
      expect(handled).not.toHaveBeenCalled();
    });
  });

  describe('token', () => {
    const call = callOf('token');
    const grants = new Map([['good', { requestId: 5 }]]);
    beforeEach(() =>
      route(app, call, { rate: 'write', grant: async (token) => grants.get(token) }, async (words, { grant }) => {
        handled(grant.requestId);
        return words;
      }),
    );

    test('the handler gets what the token is good for', async () => {
      const answer = await post(call, body('hola'), { authorization: 'Bearer good' });
      expect(answer).toMatchObject({ status: 200, said: 'hola' });
      expect(handled.mock.calls).toEqual([[5]]);
    });

    test.each(BODIES)('without one that is good: 401 for %s', async (_what, payload) => {
      for (const headers of [{}, { authorization: 'Bearer old' }, { authorization: 'good' }, session(7)]) {
        expect(await post(call, payload, headers)).toMatchObject({ status: 401, said: 'Este enlace ya no es válido' });
      }
      expect(handled).not.toHaveBeenCalled();
    });
  });

  describe('provider', () => {
    const call = callOf('provider');
    beforeEach(() =>
      route(
        app,
        call,
        { rate: 'write', signature: (words, headers) => headers['x-signature'] === `signed ${words.text}` },
        async (words) => {
          handled(words.text);
          return words;
        },
      ),
    );

    test('the handler runs for words that the provider has signed, which have no constants of ours', async () => {
      const answer = await post(call, { dt1: 'paid' }, { 'x-signature': 'signed paid' });
      expect(answer).toMatchObject({ status: 200, said: 'paid' });
      expect(handled.mock.calls).toEqual([['paid']]);
    });

    test('words that are not signed, or signed for others, are refused', async () => {
      for (const headers of [{}, { 'x-signature': 'signed other' }, session(7)] as Record<string, string>[]) {
        expect(await post(call, { dt1: 'paid' }, headers)).toMatchObject({ status: 401 });
      }
      expect(handled).not.toHaveBeenCalled();
    });
  });
});

const echo = async (words: Words) => words;

/** Never run: `tsc` checks it, and an error that does not come is an error. */
export function whatDoesNotCompile() {
  const customer = callOf('customer');
  // @ts-expect-error a customer's call cannot be registered for anybody
  route<Words, Words, 'public', never>(app, customer, { rate: 'read' }, echo);
  // @ts-expect-error its answer is kept for nobody
  route(app, customer, { cached: true }, echo);
  // @ts-expect-error a guest has no account
  route(app, callOf('public'), { rate: 'read' }, async (words, { accountId }) => ({ ...words, accountId }));
  // @ts-expect-error a sign-in is no customer yet
  route(app, callOf('credentials'), { rate: 'sign-in' }, async (words, { accountId }) => ({ ...words, accountId }));
  // @ts-expect-error no account for a call whose access was widened
  route(app, customer as Endpoint<Words, Words>, { rate: 'read' }, async (words, { accountId }) => ({
    ...words,
    accountId,
  }));
  // @ts-expect-error a customer's call is a read or a write
  route(app, customer, { rate: 'sign-in' }, echo);
  // @ts-expect-error what is counted has to be said
  route(app, callOf('public'), {}, echo);
  // @ts-expect-error nobody has checked the token
  route(app, callOf('token'), { rate: 'read' }, echo);
  // @ts-expect-error nobody has checked the signature
  route(app, callOf('provider'), { rate: 'write' }, echo);
  // @ts-expect-error words instead of a file
  route(app, storedFile, { rate: 'read' }, async () => ({ text: 'hola' }));
  // @ts-expect-error a Blob has no file name
  route(app, storedFile, { rate: 'read' }, async () => new Blob());
  // @ts-expect-error a file is never cached
  route(app, { ...storedFile, access: 'public' as const }, { cached: true }, async () => new Blob());
  route(app, callOf('token'), { rate: 'read', grant: async () => ({ fileId: 1 }) }, async (words, { grant }) => {
    // @ts-expect-error a grant is what the check says, and no other
    return { ...words, id: grant.requestId };
  });
}

describe('what does not start', () => {
  const any = (options: object) => options as { rate: 'read' };

  test('a call of the contract that was changed, such as a customer call for anybody', () => {
    expect(() => route(app, { ...quotations, access: 'public' }, { rate: 'read' }, async () => [])).toThrow(
      `quotations (${quotations.path}) cannot be registered: it is not what the contract says of this path`,
    );
  });

  test.each([
    ["a token's call without a check of it", callOf('token'), {}],
    ["a provider's call without one", callOf('provider'), {}],
    ["a customer's call with the check of a token", callOf('customer'), { grant: echo }],
    ['a public call with the check of a provider', callOf('public'), { signature: () => true }],
  ])('%s', (_what, call, options) => {
    const widened = call as Endpoint<Words, Words>;
    expect(() => route(app, widened, any({ rate: 'read', ...options }), echo)).toThrow(
      'the checks given are of another',
    );
  });

  test.each(['customer', 'credentials', 'token'] as const)('a call of %s that is kept for everybody', (access) => {
    const checks = access === 'token' ? { grant: echo } : {};
    expect(() => route(app, callOf(access) as Endpoint<Words, Words>, any({ cached: true, ...checks }), echo)).toThrow(
      'only what anybody may read is kept for everybody',
    );
  });

  test('a cached call that returns a file', () => {
    const call = { ...callOf('public'), response: storedFile.response } as unknown as Endpoint<Words, Words, 'public'>;
    expect(() => route(app, call, { cached: true }, echo)).toThrow('a file is never cached');
  });

  test('an access that nobody knows', () => {
    const call = callOf('friends' as 'public');
    expect(() => route(app, call, { rate: 'read' }, echo)).toThrow("nobody knows the access 'friends'");
  });

  test('what answers below /api/ by itself', () => {
    expect(() => app.post(urlOf(quotations), async () => [])).toThrow('register it with route()');
    expect(() => app.get('/api/files/:id', async () => [])).toThrow('register it with route()');
  });
});

describe('sizes', () => {
  test('a body has 64 KiB at most, or what its call says', async () => {
    app = fastify({ bodyLimit: 64 * 1024 });
    app.setErrorHandler(handleError);
    await acceptCalls(app, {
      authenticate: async () => ({ accountId: 1, sessionId: 'one' }),
      cache: new CatalogueCache({ current: 1 }),
      rates: undefined,
    });
    const [small, file] = [callOf('customer', 'Prb/VmSmall'), callOf('customer', 'Prb/VmFile')];
    route(app, small, { rate: 'write' }, echo);
    route(app, file, { rate: 'write', bodyLimit: FILE_BODY_LIMIT }, echo);
    const receipt = Buffer.alloc(1_572_864, 7).toString('base64');
    expect((await post(small, body(receipt))).status).toBe(413);
    expect((await post(file, body(receipt))).said).toBe(receipt);
    expect((await post(file, body(receipt + 'x'.repeat(250_000)))).status).toBe(413);
  });
});

describe('how often', () => {
  const HERE = { 'x-forwarded-for': '203.0.113.7' };
  const times = async (count: number, ask: () => Promise<{ status: number }>) => {
    const statuses = [];
    for (let i = 0; i < count; i++) statuses.push((await ask()).status);
    return statuses;
  };
  const [list, write] = [callOf('customer', 'Prb/VmList'), callOf('customer', 'Prb/VmWrite')];
  const [read, lead, signIn] = [callOf('public', 'Prb/VmRead'), callOf('public', 'Prb/VmLead'), callOf('credentials')];
  function register() {
    route(app, list, { rate: 'read' }, echo);
    route(app, write, { rate: 'write' }, echo);
    route(app, read, { rate: 'read' }, echo);
    route(app, lead, { rate: 'write' }, echo);
    route(app, signIn, { rate: 'sign-in' }, echo);
  }

  test('a customer who reads too often waits, with the time; others behind the same address do not', async () => {
    await app.close();
    await server({ customerReads: 3 });
    register();
    const asked = () => post(list, body('x'), { ...HERE, ...session(1) });
    expect(await times(4, asked)).toEqual([200, 200, 200, 429]);
    const refused = await asked();
    expect(refused.said).toMatch(/^Demasiados intentos. Vuelve a intentarlo en \d+ segundos$/);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await post(list, body('x'), { ...HERE, ...session(2) })).status).toBe(200);
    expect((await post(write, body('x'), { ...HERE, ...session(1) })).status).toBe(200);
    expect((await post(signIn, body('x'), HERE)).status).toBe(200);
  });

  test('writes are counted for the customer from everywhere, and for the address for everybody', async () => {
    await app.close();
    await server({ customerWrites: 2, addressWrites: 4 });
    register();
    const from = (address: string, id: number) =>
      post(write, body('x'), { 'x-forwarded-for': address, ...session(id) }).then(({ status }) => status);
    expect([await from('a', 1), await from('b', 1), await from('c', 1)]).toEqual([200, 200, 429]);
    expect(await times(4, () => post(lead, body('x'), HERE))).toEqual([200, 200, 200, 200]);
    expect(await from('203.0.113.7', 2)).toBe(429);
    expect((await post(list, body('x'), { ...HERE, ...session(2) })).status).toBe(200);
    expect((await post(signIn, body('x'), HERE)).status).toBe(200);
  });

  test('signing in has a count of its own, and so have reads', async () => {
    await app.close();
    await server({ addressSignIns: 1, addressReads: 2 });
    register();
    expect(await times(2, () => post(signIn, body('x'), HERE))).toEqual([200, 429]);
    expect(await times(3, () => post(read, body('x'), HERE))).toEqual([200, 200, 429]);
    expect((await post(lead, body('x'), HERE)).status).toBe(200);
  });

  test('who has no session cannot ask for one without end', async () => {
    await app.close();
    await server({ addressReads: 2 });
    register();
    expect(await times(3, () => post(list, body('x'), { ...HERE, ...session(0), authorization: 'x' }))).toEqual([
      401, 401, 429,
    ]);
  });

  test('what is in memory is read without a count; what is not counts', async () => {
    await app.close();
    await server({ addressReads: 2 });
    route(app, read, { cached: true }, echo);
    const ask = (words: string) => post(read, body(words), HERE).then(({ status }) => status);
    expect([await ask('1'), await ask('2'), await ask('3')]).toEqual([200, 200, 429]);
    expect(await times(20, () => post(read, body('1'), HERE))).toEqual(Array(20).fill(200));
  });
});
