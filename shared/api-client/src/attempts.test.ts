import { eachTestInANewBrowser } from '@vitrina/session-bus/testing/tab';
import { attemptsOf, newAttemptId } from './attempts';

jest.mock('idb-keyval', () => require('@vitrina/session-bus/testing/tab').idbKeyval);
eachTestInANewBrowser();

const intent = { ci: '1710034065', total: 4_568_900 };

test('the same intent keeps its id, also in a page opened later', async () => {
  const first = await attemptsOf('same').of(intent);
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(await attemptsOf('same').of({ ...intent })).toBe(first);
});

/** What a page that has just loaded has. */
function loadPage() {
  let loaded: { attemptsOf: typeof attemptsOf } | undefined;
  jest.isolateModules(() => {
    loaded = require('./attempts');
  });
  return loaded as { attemptsOf: typeof attemptsOf };
}

test('over a reload too', async () => {
  const first = await loadPage().attemptsOf('reload').of(intent);
  expect(await loadPage().attemptsOf('reload').of(intent)).toBe(first);
});

test('asked for twice at once it is one', async () => {
  const attempts = attemptsOf('twice');
  const [first, second] = await Promise.all([attempts.of(intent), attempts.of(intent)]);
  expect(second).toBe(first);
});

test('another intent gets another id', async () => {
  const attempts = attemptsOf('other');
  const first = await attempts.of(intent);
  expect(await attempts.of({ ...intent, total: 1 })).not.toBe(first);
});

test('after its end the same is a new intent', async () => {
  const attempts = attemptsOf('ended');
  const first = await attempts.of(intent);
  await attempts.end(first);
  expect(await attempts.of(intent)).not.toBe(first);
});

test('the end of an earlier attempt leaves a later one alone', async () => {
  const attempts = attemptsOf('late');
  const first = await attempts.of(intent);
  const second = await attempts.of({ ...intent, total: 1 });
  await attempts.end(first);
  expect(await attempts.of({ ...intent, total: 1 })).toBe(second);
});

test('purposes do not share their ids', async () => {
  expect(await attemptsOf('one').of(intent)).not.toBe(await attemptsOf('two').of(intent));
});

test('a secret is not stored, and its id is the same only here', async () => {
  const attempts = attemptsOf('secret', { secret: true });
  const first = await attempts.of({ password: 'secreta7' });
  expect(await attempts.of({ password: 'secreta7' })).toBe(first);
  expect(await attemptsOf('secret', { secret: true }).of({ password: 'secreta7' })).not.toBe(first);
  expect(sessionStorage).toHaveLength(0);
});

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('attempt ids are UUIDs and never the same', () => {
  expect(newAttemptId()).toMatch(UUID);
  expect(newAttemptId()).not.toBe(newAttemptId());
});

test('an origin without randomUUID has them too', () => {
  const { randomUUID } = crypto;
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  const ids = Array.from({ length: 50 }, newAttemptId);
  Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true });
  for (const id of ids) expect(id).toMatch(UUID);
  expect(new Set(ids).size).toBe(50);
});
