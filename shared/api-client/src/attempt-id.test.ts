import { newAttemptId } from './attempt-id';

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
