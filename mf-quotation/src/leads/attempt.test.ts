import { attemptsOf } from './attempt';

const intent = { ci: '1710034065', total: 4_568_900 };

test('the same intent keeps its id, also in a page opened later', async () => {
  const first = await attemptsOf('same').of(intent);
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(await attemptsOf('same').of({ ...intent })).toBe(first);
});

test('another intent gets another id', async () => {
  const attempts = attemptsOf('other');
  const first = await attempts.of(intent);
  expect(await attempts.of({ ...intent, total: 1 })).not.toBe(first);
});

test('after clear the same is a new intent', async () => {
  const attempts = attemptsOf('cleared');
  const first = await attempts.of(intent);
  attempts.clear();
  expect(await attempts.of(intent)).not.toBe(first);
});

test('forms do not share their ids', async () => {
  expect(await attemptsOf('one').of(intent)).not.toBe(await attemptsOf('two').of(intent));
});
