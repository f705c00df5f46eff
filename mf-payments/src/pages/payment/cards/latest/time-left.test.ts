import { timeLeft } from './time-left';

const NOW = Date.parse('2026-11-30T15:00:00.000Z');

test.each([
  ['2026-11-30T15:12:00.000Z', 'quedan 12 min'],
  ['2026-11-30T15:11:00.001Z', 'quedan 12 min'],
  ['2026-11-30T15:01:00.000Z', 'queda 1 min'],
  ['2026-11-30T14:59:00.000Z', 'queda 1 min'],
  ['2026-11-30T16:00:00.000Z', 'quedan 60 min'],
  // In Ecuador.
  ['2026-11-30T20:30:00.000Z', 'hasta las 15:30'],
  ['2026-12-07T17:07:00.000Z', 'hasta las 12:07 del 07/12/2026'],
  [undefined, 'en revisión'],
])('reserved until %s: %s', (reservedUntil, words) => {
  expect(timeLeft({ reservedUntil, isUnderReview: false }, NOW)).toBe(words);
});

test('what is under review has no end that anybody knows', () => {
  expect(timeLeft({ reservedUntil: '2026-11-30T15:12:00.000Z', isUnderReview: true }, NOW)).toBe('en revisión');
});
