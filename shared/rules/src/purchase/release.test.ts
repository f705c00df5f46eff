import { askAgainAt, isUnderReview, overdueAt, releaseBy, reservedUntil, type TimedAttempt } from './index';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const p2p: TimedAttempt = { id: 'c', provider: 'p2p', status: 'PENDIENTE', openedAt: 0, expiresAt: 15 * MINUTE };
const payme: TimedAttempt = { ...p2p, provider: 'payme' };

test('p2p is overdue a minute after the expiry, payme 30 minutes after the opening', () => {
  expect([overdueAt(p2p), overdueAt(payme)]).toEqual([16 * MINUTE, 30 * MINUTE]);
});

test.each([
  ['an open one', p2p, 0, MINUTE / 2],
  ['an open one of payme', payme, 0, MINUTE / 2],
  ['one under review', p2p, 16 * MINUTE, 0.75 * MINUTE],
  ['one under review since yesterday', p2p, 16 * MINUTE + DAY, 10 * MINUTE],
  ['one that was cancelled', { ...p2p, status: 'CANCELADO' }, 0, 15 * MINUTE],
  ['one that has expired', { ...payme, status: 'EXPIRADO' }, 6 * DAY, 15 * MINUTE],
  ['one that was paid', { ...p2p, status: 'PROCESADO' }, DAY, 60 * MINUTE],
] as const)('%s is asked about again, for seven days from the opening', (_what, attempt, now, wait) => {
  expect(askAgainAt(attempt, now)).toBe(now + wait);
  const last = 7 * DAY - 1;
  const ever = [last - DAY, last, 8 * DAY].map((late) => (askAgainAt(attempt, late) ?? Number.NaN) < 7 * DAY);
  expect(ever).toEqual([true, false, false]);
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
  ['p2p', 'cancelled', 1, 'cancel-attempt'],
  ['p2p', 'denied', 1, 'reject-attempt'],
  ['p2p', 'pending', DAY, undefined],
  ['p2p', 'cancel refused', 1, undefined],
  ['p2p', 'no answer', DAY, undefined],
  ['p2p', 'unknown try', DAY, undefined],
  ['payme', 'denied', 1, 'reject-attempt'],
  ['payme', 'unknown try', 1, 'cancel-attempt'],
  ['payme', 'pending', 30 * MINUTE - 1, undefined],
  ['payme', 'pending', 30 * MINUTE, 'expire-attempt'],
  ['payme', 'no answer', 1, undefined],
  ['payme', 'no answer', DAY, undefined],
  ['payme', 'cancel refused', DAY, undefined],
] as const)('%s says %s after %i ms: %s', (provider, says, now, event) => {
  expect(releaseBy({ ...p2p, provider }, says, now)?.type).toBe(event);
});

test('an attempt that has expired is not expired again', () => {
  expect(releaseBy({ ...payme, status: 'EXPIRADO' }, 'pending', DAY)).toBeUndefined();
});
