import { firstAskedAt, isAskedAbout, isUnderReview, releaseBy, reservedUntil, type TimedAttempt } from './index';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const p2p: TimedAttempt = { id: 'c', provider: 'p2p', status: 'PENDIENTE', openedAt: 0, expiresAt: 15 * MINUTE };
const payme: TimedAttempt = { ...p2p, provider: 'payme' };

test('the job first asks p2p a minute after the expiry, payme 30 minutes after the opening, and both for seven days', () => {
  expect([firstAskedAt(p2p), firstAskedAt(payme)]).toEqual([16 * MINUTE, 30 * MINUTE]);
  const asked = (attempt: TimedAttempt) =>
    [16 * MINUTE - 1, 16 * MINUTE, 7 * DAY - 1, 7 * DAY].map((now) => isAskedAbout(attempt, now));
  expect(asked(p2p)).toEqual([false, true, true, false]);
  expect(asked({ ...p2p, status: 'CANCELADO' })).toEqual([false, true, true, false]);
  expect(asked({ ...p2p, status: 'PROCESADO' })).toEqual([false, false, false, false]);
  expect(isAskedAbout({ ...payme, status: 'EXPIRADO' }, 6 * DAY)).toBe(true);
});

test('p2p that is pending after its expiry is under review and has no end that we know; payme has one', () => {
  expect([isUnderReview(p2p, 16 * MINUTE - 1), isUnderReview(p2p, 16 * MINUTE)]).toEqual([false, true]);
  expect(isUnderReview(payme, 5 * DAY)).toBe(false);
  expect([reservedUntil(p2p, 0), reservedUntil(p2p, DAY), reservedUntil(payme, 0)]).toEqual([
    16 * MINUTE,
    undefined,
    30 * MINUTE,
  ]);
  expect(reservedUntil({ ...payme, status: 'RECHAZADA' }, 0)).toBeUndefined();
});

test.each([
  ['p2p', 'approved', 1, 'approve-attempt'],
  ['p2p', 'cancelled', 1, 'cancel-attempt'],
  ['p2p', 'denied', 1, 'reject-attempt'],
  ['p2p', 'pending', DAY, undefined],
  ['p2p', 'cancel refused', 1, undefined],
  ['p2p', 'no answer', DAY, undefined],
  ['p2p', 'unknown try', DAY, undefined],
  ['payme', 'approved', DAY, 'approve-attempt'],
  ['payme', 'denied', 1, 'reject-attempt'],
  ['payme', 'unknown try', 1, 'cancel-attempt'],
  ['payme', 'pending', 30 * MINUTE - 1, undefined],
  ['payme', 'pending', 30 * MINUTE, 'expire-attempt'],
  ['payme', 'no answer', 1, undefined],
  ['payme', 'no answer', 30 * MINUTE, 'expire-attempt'],
] as const)('%s says %s after %i ms: %s', (provider, says, now, event) => {
  expect(releaseBy({ ...p2p, provider }, says, now)?.type).toBe(event);
});

test('an attempt that has expired is not expired again', () => {
  expect(releaseBy({ ...payme, status: 'EXPIRADO' }, 'pending', DAY)).toBeUndefined();
});
