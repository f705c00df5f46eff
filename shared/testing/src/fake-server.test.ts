import { ApiError, call } from '@vitrina/api-client';
import { provinces, storedFile } from '@vitrina/contract';
import { deferred } from './deferred';
import { Failure, fakeServer, LOST, Raw } from './fake-server';

const failure = (work: Promise<unknown>) => work.catch((error: unknown) => error as ApiError);
const ask = () => call(provinces, {}, { quiet: true });

test('a call without a handler fails, and is seen', async () => {
  const server = fakeServer();
  expect(await failure(ask())).toMatchObject({ status: 501 });
  expect(server.calls).toEqual([{ name: 'provinces', words: {} }]);
});

test('a handler answers in words, in its time; its requests are kept', async () => {
  const server = fakeServer();
  const answer = deferred<{ id: number; name: string }[]>();
  server.on(provinces, () => answer.promise);
  const asked = ask();
  answer.resolve([{ id: 17, name: 'Pichincha' }]);
  expect(await asked).toEqual([{ id: 17, name: 'Pichincha' }]);
  expect(server.requests(provinces)).toEqual([{}]);
});

test('a file arrives as its bytes, with its media type', async () => {
  const server = fakeServer();
  const bytes = Uint8Array.of(0xff, 0xd8, 0xff, 0, 10, 13);
  server.on(storedFile, () => new Blob([bytes], { type: 'image/jpeg' }));
  const file = await call(storedFile, { id: crypto.randomUUID() });
  expect([file.type, new Uint8Array(await file.arrayBuffer())]).toEqual(['image/jpeg', bytes]);
});

test('a held answer comes when it is let go', async () => {
  const server = fakeServer();
  server.on(provinces, () => []);
  const open = server.hold(provinces);
  let isThere = false;
  const asked = ask().then(() => {
    isThere = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(isThere).toBe(false);
  open();
  await asked;
});

test.each([
  [
    'a refusal with its message',
    new Failure(409, 'No se puede'),
    { kind: 'status', status: 409, message: 'No se puede' },
  ],
  ['an answer that gets lost', LOST, { kind: 'connection' }],
  ['an answer that keeps no contract', new Raw({ nonsense: true }), { kind: 'contract' }],
])('%s reaches the client as what it is', async (_, thrown, expected) => {
  const server = fakeServer();
  server.on(provinces, () => {
    throw thrown;
  });
  const error = await failure(ask());
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject(expected);
});
