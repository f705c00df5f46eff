import {
  type Endpoint,
  encode,
  login,
  provinces,
  quotations,
  REQUEST_ID_HEADER,
  renewToken,
  storedFile,
  verifyOtp,
} from '@vitrina/contract';
import { onNotice, onWithdrawal } from '@vitrina/session-bus';
import { signIn, signOut } from '@vitrina/session-bus/testing';
import { ana, eachTestInANewBrowser } from '@vitrina/session-bus/testing/tab';
import { deferred, file, goOffline, json, refusal, serve } from '@vitrina/testing/network';
import { callWithStatus } from './call';
import { ApiError, call, callWithToken, configureApi } from './index';

jest.mock('idb-keyval', () => require('@vitrina/session-bus/testing/tab').idbKeyval);
eachTestInANewBrowser();

const OFFLINE = 'No pudimos conectarnos. Revisa tu conexión e inténtalo de nuevo.';
const quito = { id: 17, name: 'Pichincha' };
const toasts: string[] = [];
let unsubscribe: () => void;

beforeEach(() => {
  toasts.length = 0;
  unsubscribe = onNotice(({ kind, text }) => toasts.push(`${kind}: ${text}`));
});
afterEach(async () => {
  unsubscribe();
  await signOut();
  configureApi({ baseUrl: '', timeoutMs: 30_000 });
});

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error as ApiError,
  );

test('posts words in the contract’s codes with the constants, and answers in words', async () => {
  const received = serve(() => json(encode(provinces.response, [quito])));
  expect(await call(provinces, { countryId: 1 })).toEqual([quito]);
  expect(received).toEqual([
    {
      url: `${location.origin}/api/Prv/VmSlPrv`,
      path: 'Prv/VmSlPrv',
      body: { ndt1: 1, ndt2: null, dt19: 'PERSONALIZA', idTrack: 5 },
      authorization: null,
    },
  ]);
});

test('what a failure said is withdrawn by the next try, and by a success that nobody asked to be told of', async () => {
  const withdrawn: string[] = [];
  const stop = onWithdrawal(({ text }) => withdrawn.push(text));
  const answer = deferred<Response>();
  const answers = [refusal('Uno', 503), refusal('Dos', 503)];
  serve(() => answers.shift() ?? answer.promise);
  await failure(call(provinces, {}));
  expect(withdrawn).toEqual([]);
  await failure(call(provinces, {}));
  expect(withdrawn).toEqual(['Uno']);
  const quiet = call(provinces, {}, { quiet: true });
  expect(withdrawn).toEqual(['Uno']);
  answer.resolve(json([]));
  await quiet;
  expect(withdrawn).toEqual(['Uno', 'Dos']);
  stop();
});

test('a configured address replaces the site’s own', async () => {
  const received = serve(() => json([]));
  configureApi({ baseUrl: 'https://qa.example/' });
  await call(provinces, {});
  expect(received[0]?.url).toBe('https://qa.example/api/Prv/VmSlPrv');
});

test('the Authorization of the session goes with every call but those of the token paths', async () => {
  await signIn(ana);
  const received = serve(() => json({}, 500));
  await failure(call(provinces, {}));
  await failure(callWithStatus(login, { identification: '1710034065', password: 'secreta' }));
  await failure(callWithStatus(renewToken, { renewalToken: 'r' }));
  expect(received.map(({ authorization }) => authorization)).toEqual(['Bearer access-1~renewal-1', null, null]);
});

const withToken: Endpoint<{ countryId?: number }, unknown, 'token'> = { ...provinces, access: 'token' };
const byProvider: Endpoint<{ countryId?: number }, unknown, 'provider'> = { ...provinces, access: 'provider' };

test('a one-purpose token goes in the place of the session, and its refusal renews and ends nothing', async () => {
  await signIn(ana);
  const received = serve(() => refusal('Este enlace ya no es válido', 401));
  expect(await failure(callWithToken(withToken, 'a-token', {}))).toMatchObject({ status: 401 });
  expect(received.map(({ path, authorization }) => [path, authorization])).toEqual([['Prv/VmSlPrv', 'Bearer a-token']]);
  expect(toasts).toEqual(['error: Este enlace ya no es válido']);
});

test("a page cannot make a provider's call, nor a token's without one; the session goes with neither", async () => {
  await signIn(ana);
  const received = serve(() => json([]));
  // @ts-expect-error a provider calls the server, not the page
  await call(byProvider, {});
  // @ts-expect-error the token is missing
  await call(withToken, {});
  expect(received.map(({ authorization }) => authorization)).toEqual([null, null]);
});

test.each([
  ['Message', json({ Message: 'No hay provincias' }, 404), 'No hay provincias'],
  ['dt1', json({ dt1: 'Dato errado' }, 400), 'Dato errado'],
  ['neither', json({ other: 1 }, 409), 'El servidor respondió con un error (409).'],
  ['a text that is empty', json({ Message: '' }, 400), 'El servidor respondió con un error (400).'],
  ['a text that is none', json({ dt1: { a: 1 } }, 400), 'El servidor respondió con un error (400).'],
  ['no JSON', new Response('<html>Bad gateway</html>', { status: 502 }), 'El servidor respondió con un error (502).'],
  ['nothing', new Response(null, { status: 503 }), 'El servidor respondió con un error (503).'],
])('an error answer with %s is shown and passed on', async (_, answer, text) => {
  serve(() => answer);
  const error = await failure(call(provinces, {}));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: answer.status, message: text, kind: 'status' });
  expect(toasts).toEqual([`error: ${text}`]);
});

// A call that answers credentials is none that a page can make: the typecheck is the test, none of it is run.
void (() => [
  // @ts-expect-error: signIn makes it
  call(login, { identification: '1710034065', password: 'secreta7' }),
  // @ts-expect-error: verifyAccount makes it
  call(verifyOtp, { userId: 7, code: '12345' }),
  // @ts-expect-error: the client renews by itself
  call(renewToken, { renewalToken: 'r' }),
]);

test('a quiet call fails without a toast', async () => {
  serve(() => refusal('No', 400));
  expect(await failure(call(provinces, {}, { quiet: true }))).toMatchObject({ message: 'No' });
  expect(toasts).toEqual([]);
});

test('without a connection the text is clear', async () => {
  goOffline();
  expect(await failure(call(provinces, {}))).toMatchObject({ status: 0, kind: 'connection', message: OFFLINE });
  expect(toasts).toEqual([`error: ${OFFLINE}`]);
});

test('an answer that does not come in time is given up with the same text', async () => {
  configureApi({ timeoutMs: 20 });
  serve(() => new Promise(() => undefined));
  expect(await failure(call(provinces, {}))).toMatchObject({ status: 0, kind: 'timeout', message: OFFLINE });
});

test('an answer that breaks off in the middle is a broken connection', async () => {
  serve(() => new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) })));
  expect(await failure(call(provinces, {}))).toMatchObject({ status: 0, kind: 'connection', message: OFFLINE });
});

test.each([
  ['another shape', json({ provinces: [] })],
  ['a wrong type inside', json([{ id: '17' }])],
  ['no JSON', new Response('hola')],
  ['no body', new Response(null, { status: 204 })],
])('an answer of %s breaks the contract and is an error, not a crash', async (_, answer) => {
  serve(() => answer);
  expect(await failure(call(provinces, {}))).toMatchObject({ kind: 'contract', status: answer.status });
  expect(toasts).toEqual(['error: Recibimos una respuesta inesperada. Inténtalo de nuevo en unos minutos.']);
});

test('an aborted call rejects with the abort reason and says nothing', async () => {
  const { promise: passed } = deferred();
  serve(() => passed.then(() => json([])));
  const controller = new AbortController();
  const calling = failure(call(provinces, {}, { signal: controller.signal }));
  controller.abort();
  expect(await calling).toMatchObject({ name: 'AbortError' });
  expect(toasts).toEqual([]);
});

test('a 401 to a guest asks for no renewal', async () => {
  const received = serve(() => refusal('Debes iniciar sesión', 401));
  expect(await failure(call(quotations, { personId: 7, campaign: 0 }))).toMatchObject({ status: 401 });
  expect(received.map(({ path }) => path)).toEqual([quotations.path]);
  expect(toasts).toEqual(['error: Debes iniciar sesión']);
});

test('a wrong password is an answer, not a lost session', async () => {
  await signIn(ana);
  const received = serve(() => refusal('Datos incorrectos', 401));
  await failure(callWithStatus(login, { identification: '1710034065', password: 'x' }));
  expect(received.map(({ path }) => path)).toEqual([login.path]);
});

describe('a response of bytes', () => {
  const ask = () => call(storedFile, { id: '3f0c6b1e-6d0a-4a57-9a0e-0d8f3b1c2a77' });
  const bytes = Uint8Array.of(0xff, 0xd8, 0xff, 0, 10, 13);

  test('is a Blob with its media type; the session is sent with the call', async () => {
    await signIn(ana);
    const picture = await file(new Blob([bytes], { type: 'image/jpeg' }));
    const received = serve(() => picture);
    const answer = await ask();
    expect([answer.type, new Uint8Array(await answer.arrayBuffer())]).toEqual(['image/jpeg', bytes]);
    expect(received).toMatchObject([{ path: storedFile.path, authorization: 'Bearer access-1~renewal-1' }]);
  });

  test('renews the session like any other', async () => {
    await signIn(ana);
    const picture = await file(new Blob([bytes], { type: 'image/png' }));
    const renewed = encode(renewToken.response, { ...ana, accessToken: 'access-2', renewalToken: 'renewal-2' });
    const received = serve(({ path, authorization }) => {
      if (path === renewToken.path) return json(renewed);
      return authorization === 'Bearer access-2~renewal-2' ? picture : refusal('Debes iniciar sesión', 401);
    });
    expect((await ask()).size).toBe(bytes.length);
    expect(received.map(({ path }) => path)).toEqual([storedFile.path, renewToken.path, storedFile.path]);
  });

  test('fails with the message of a JSON error', async () => {
    serve(() => refusal('Este archivo ya no está disponible. Vuelve a adjuntarlo', 410));
    expect(await failure(ask())).toMatchObject({ kind: 'status', status: 410 });
    expect(toasts).toEqual(['error: Este archivo ya no está disponible. Vuelve a adjuntarlo']);
  });

  test.each(['text/html', 'image/svg+xml', 'application/json'])('breaks the contract if it is %s', async (type) => {
    const page = await file(new Blob(['<script>alert(1)</script>'], { type }));
    serve(() => page);
    expect(await failure(ask())).toMatchObject({ kind: 'contract', status: 200 });
  });

  test('that breaks off is a connection error', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) });
    serve(() => new Response(body, { headers: { 'content-type': 'image/png' } }));
    expect(await failure(ask())).toMatchObject({ status: 0, kind: 'connection' });
  });
});

describe('the request id', () => {
  const withId = (answer: Response) => {
    answer.headers.set(REQUEST_ID_HEADER, 'gateway-00000001');
    return answer;
  };

  test.each([
    ['is refused', () => withId(refusal('No', 409))],
    ['gets an answer that breaks the contract', () => withId(json({ nonsense: true }))],
  ])('is in the error of a call that %s', async (_, answer) => {
    serve(answer);
    expect(await failure(call(provinces, {}))).toMatchObject({ requestId: 'gateway-00000001' });
  });

  test('is undefined if there was no answer, or the answer has none', async () => {
    goOffline();
    expect((await failure(call(provinces, {})))?.requestId).toBeUndefined();
    serve(() => refusal('No', 409));
    expect((await failure(call(provinces, {})))?.requestId).toBeUndefined();
  });
});
