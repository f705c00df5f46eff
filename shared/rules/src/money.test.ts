import { cents } from '@vitrina/contract';
import fc from 'fast-check';
import { formatMoney, formatRate, hasTooManyDecimals, parseMoney, priceDifference } from './money';

/** Any amount up to a hundred million dollars. */
const dollars = fc.integer({ min: 0, max: 10_000_000_000 }).map(cents);

test('amounts read 12,345.67', () => {
  expect([0, 5, 1_234_567, 100_000_000, -150].map((amount) => formatMoney(cents(amount)))).toEqual([
    '$0.00',
    '$0.05',
    '$12,345.67',
    '$1,000,000.00',
    '-$1.50',
  ]);
});

test('a rate reads 15.60 %, or with as many decimals as are asked for', () => {
  expect([0, 5, 1560, 10_000].map((bp) => formatRate(bp))).toEqual(['0.00 %', '0.05 %', '15.60 %', '100.00 %']);
  expect(formatRate(1677.67, 4)).toBe('16.7767 %');
});

test.each([
  ['1234', 123_400],
  ['1234,5', 123_450],
  ['1234,56', 123_456],
  ['1234.56', 123_456],
  ['1,234.56', 123_456],
  ['1.234,56', 123_456],
  ['1,234', 123_400],
  ['1.234', 123_400],
  ['1.234.567', 123_456_700],
  ['999,999', 99_999_900],
  ['1,234,567.8', 123_456_780],
  ['12,34', 1_234],
  ['$ 1,234.56', 123_456],
  ['1 234', 123_400],
  ['1 234,56', 123_456],
  ['$ 1 234.56', 123_456],
  ['$\u00a01\u00a0234\u00a0567,8', 123_456_780],
  ['1\u202f234.56', 123_456],
  ['1\u2009234', 123_400],
  [' 0.07 ', 7],
  ['0', 0],
  ['007', 700],
])("'%s' is %i cents", (text, expected) => {
  expect(parseMoney(text)).toBe(expected);
});

test('N14: a separator before one or two digits is the decimal one, comma or point', () => {
  expect(['1,5', '1.5'].map(parseMoney)).toEqual([150, 150]);
});

test('N15: every separator of thousands is taken away', () => {
  expect(['$1,000,000.00', '1.000.000,00'].map(parseMoney)).toEqual([100_000_000, 100_000_000]);
});

test.each([
  '',
  '$',
  'doce',
  '0.123',
  '0,123',
  '1234.567',
  '1234,567',
  '012.345',
  '0,123,456',
  '1,2345',
  '12,345,6',
  '1,23.45',
  '1.5.2',
  '-5',
  '1e3',
  '1 23',
  '0 123',
  '1234 567',
  '1  234',
  '1 234.567',
  '1 234,567.89',
  '1,234 567',
  '1 .50',
  '12.345.67',
  '.5',
  '5.',
  '9'.repeat(20),
])("'%s' is no amount", (text) => expect(parseMoney(text)).toBeNull());

test.each([
  ['0.123', true],
  ['1234.567', true],
  ['1234,5678', true],
  ['$ 1,234.567', true],
  ['1.234,567', true],
  ['1 234,567', true],
  ['1.234', false],
  ['1,234.56', false],
  ['1.234.56', false],
  ['0,123,456', false],
  ['doce', false],
  ['', false],
])("'%s' has too many decimals: %s", (text, expected) => expect(hasTooManyDecimals(text)).toBe(expected));

test('what is shown can be typed back, with either decimal separator', () => {
  fc.assert(
    fc.property(dollars, (amount) => {
      expect(parseMoney(formatMoney(amount))).toBe(amount);
      expect(parseMoney(`${Math.floor(amount / 100)},${String(amount % 100).padStart(2, '0')}`)).toBe(amount);
    }),
  );
});

test.each([
  [2_700_000, 2_500_000, '+$2,000.00'],
  [2_450_050, 2_500_000, '−$499.50'],
  [2_500_001, 2_500_000, '+$0.01'],
  [2_500_000, 2_500_000, 'Mismo precio'],
])('%p beside %p', (price, reference, words) => {
  expect(priceDifference(cents(price), cents(reference))).toBe(words);
});
