import { CARD_REASONS, cardReason } from './index';

test.each([
  [['94', '300'], 'repeated'],
  [['61', '65'], 'over-limit'],
  [['91', '96'], 'issuer-down'],
  [['1A', '1a'], 'authentication'],
  [['19', '21', '25', '28', '79', 'N0', ' n0 '], 'try-again'],
  [['05', '51', 'XN', '', 'constructor'], 'declined'],
] as const)('%p means %s', (codes, reason) => {
  expect(codes.map(cardReason)).toEqual(codes.map(() => reason));
});

test('there are five reasons and a general one, each with its own text for the buyer', () => {
  expect(new Set(Object.values(CARD_REASONS)).size).toBe(6);
});
