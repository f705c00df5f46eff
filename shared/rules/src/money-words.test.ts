import { type Cents, cents, toCents } from '@vitrina/contract';
import fc from 'fast-check';
import { moneyInWords } from './money-words';

test.each([
  [0, 'cero dólares'],
  [0.01, 'un centavo'],
  [0.21, 'veintiún centavos'],
  [1, 'un dólar'],
  [1.01, 'un dólar con un centavo'],
  [2, 'dos dólares'],
  [16, 'dieciséis dólares'],
  [20, 'veinte dólares'],
  [21, 'veintiún dólares'],
  [22.22, 'veintidós dólares con veintidós centavos'],
  [30, 'treinta dólares'],
  [31.31, 'treinta y un dólares con treinta y un centavos'],
  [99, 'noventa y nueve dólares'],
  [100, 'cien dólares'],
  [101.5, 'ciento un dólares con cincuenta centavos'],
  [500, 'quinientos dólares'],
  [721, 'setecientos veintiún dólares'],
  [999, 'novecientos noventa y nueve dólares'],
  [1000.01, 'mil dólares con un centavo'],
  [1001, 'mil un dólares'],
  [21_021, 'veintiún mil veintiún dólares'],
  [31_100, 'treinta y un mil cien dólares'],
  [33_636.61, 'treinta y tres mil seiscientos treinta y seis dólares con sesenta y un centavos'],
  [100_000, 'cien mil dólares'],
  [101_101, 'ciento un mil ciento un dólares'],
  [1_000_000, 'un millón de dólares'],
  [1_000_001, 'un millón un dólares'],
  [1_001_000.5, 'un millón mil dólares con cincuenta centavos'],
  [21_000_000, 'veintiún millones de dólares'],
  [1_000_000_000, 'mil millones de dólares'],
  [101_021_000_000, 'ciento un mil veintiún millones de dólares'],
])('%p is %s', (dollars, words) => {
  expect(moneyInWords(toCents(dollars))).toBe(words);
});

test.each([-1, 100_000_000_000_000])('%p cents have no words', (amount) => {
  expect(() => moneyInWords(cents(amount))).toThrow(RangeError);
});

/** What each word adds, written down apart from the code above. */
const VALUES = new Map(
  Array.from(
    (
      'cero 0 un 1 dos 2 tres 3 cuatro 4 cinco 5 seis 6 siete 7 ocho 8 nueve 9 diez 10 once 11 doce 12 trece 13 ' +
      'catorce 14 quince 15 dieciséis 16 diecisiete 17 dieciocho 18 diecinueve 19 veinte 20 veintiún 21 ' +
      'veintidós 22 veintitrés 23 veinticuatro 24 veinticinco 25 veintiséis 26 veintisiete 27 veintiocho 28 ' +
      'veintinueve 29 treinta 30 cuarenta 40 cincuenta 50 sesenta 60 setenta 70 ochenta 80 noventa 90 cien 100 ' +
      'ciento 100 doscientos 200 trescientos 300 cuatrocientos 400 quinientos 500 seiscientos 600 setecientos 700 ' +
      'ochocientos 800 novecientos 900'
    ).matchAll(/(\S+) (\d+)/g),
    ([, word = '', value]) => [word, Number(value)] as const,
  ),
);

/** Reads a number back, word after word: the hundreds so far, the thousands before them, the millions before those. */
function numberOf(words: readonly string[]): number {
  let [millions, thousands, rest] = [0, 0, 0];
  for (const word of words) {
    if (word === 'y' || word === 'de') continue;
    if (word === 'mil') [thousands, rest] = [(rest || 1) * 1000, 0];
    else if (/^mill/.test(word)) [millions, thousands, rest] = [(thousands + rest) * 1_000_000, 0, 0];
    else {
      const value = VALUES.get(word);
      if (value === undefined) throw new Error(`no number: ${word}`);
      rest += value;
    }
  }
  return millions + thousands + rest;
}

function amountOf(text: string): Cents {
  let [amount, words] = [0, [] as string[]];
  for (const word of text.split(' ')) {
    const unit = /^dólar(es)?$/.test(word) ? 100 : /^centavos?$/.test(word) ? 1 : 0;
    if (unit === 0) {
      if (word !== 'con') words.push(word);
      continue;
    }
    amount += numberOf(words) * unit;
    words = [];
  }
  return cents(amount);
}

test('every amount is read back from its words', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.integer({ min: 0, max: 300_000 }),
        fc.integer({ min: 0, max: 10_000_000_000 }),
        fc.integer({ min: 0, max: 99_999_999_999_999 }),
      ),
      (amount) => {
        const text = moneyInWords(cents(amount));
        expect(amountOf(text)).toBe(amount);
        // Each word stands before a noun: none ends in 'uno'.
        expect(text).not.toMatch(/uno\b| {2}/);
      },
    ),
    { numRuns: 3000 },
  );
});
