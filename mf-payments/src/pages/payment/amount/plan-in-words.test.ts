import { cents } from '@vitrina/contract';
import { planInWords } from './plan-in-words';

const WORDS = { many: 'transferencias', last: 'la última' };

test.each([
  [1_000_000, 400_000, 'Te faltan $10,000.00; puedes pagar en 3 transferencias de $4,000.00, la última de $2,000.00'],
  [1_000_000, 500_000, 'Te faltan $10,000.00; puedes pagar en 2 transferencias de $5,000.00'],
  [1_000_000, 1_000_000, undefined],
  [1_000_000, 1_000_001, undefined],
  [1_000_000, 0, undefined],
  [1_000_000, null, undefined],
  // Somebody who has typed the first digit of 4,000.00 has no such plan.
  [1_000_000, 400, undefined],
])('of %s, by payments of %s', (balance, amount, words) => {
  expect(planInWords(cents(balance), amount === null ? null : cents(amount), WORDS)).toBe(words);
});
