import fc from 'fast-check';
import * as v from 'valibot';
import { cents } from './cents';
import {
  bytes,
  decode,
  degrees,
  encode,
  id,
  isBytes,
  isoDate,
  listOf,
  money,
  signedMoney,
  statedMoney,
  text,
} from './codec';

test.each([
  [19990, 1_999_000],
  [0.01, 1],
  [0, 0],
  [1234.56, 123_456],
  [4.35, 435],
  [1.005, 101],
])('reads %p dollars as %p cents', (dollars, cents) => {
  expect(decode(money, dollars)).toBe(cents);
});

test('every amount of cents survives the wire', () => {
  for (let amount = 0; amount < 2_000_000; amount += 37) {
    expect(decode(money, JSON.parse(JSON.stringify(encode(money, cents(amount)))))).toBe(amount);
  }
});

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY, '5', null, 1e12])('refuses %p as an amount', (wire) => {
  expect(() => decode(money, wire)).toThrow(v.ValiError);
});

test.each([33_636.611, 0.001, 0.1 + 0.2, 1e-7])('a stated amount of %d is refused', (wire) => {
  expect(() => decode(statedMoney, wire)).toThrow(v.ValiError);
});

test('every amount of whole cents may be stated', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }).map(cents), (amount) => {
      expect(decode(statedMoney, JSON.parse(JSON.stringify(encode(statedMoney, amount))))).toBe(amount);
    }),
  );
});

test('only a signed amount may be money given back', () => {
  expect(decode(signedMoney, -2500.01)).toBe(-250_001);
  expect(encode(signedMoney, cents(-250_001))).toBe(-2500.01);
  expect(() => decode(signedMoney, -1e12)).toThrow(v.ValiError);
});

test.each([
  ['-1.8312', -1.8312],
  ['', undefined],
  ['-78', -78],
])('reads coordinate %p as %p', (wire, word) => {
  expect(decode(degrees, wire)).toBe(word);
  expect(encode(degrees, word)).toBe(wire);
});

test.each(['north', '1,5', '12345', '1.'])('refuses %p as a coordinate', (wire) => {
  expect(() => decode(degrees, wire)).toThrow(v.ValiError);
});

test.each([0, -3, 1.5, '1', 2 ** 31])('refuses %p as an id', (wire) => {
  expect(() => decode(id, wire)).toThrow(v.ValiError);
});

test('text has its limits, no NUL and whole characters', () => {
  for (const wire of ['año', '🚗!']) expect(decode(text(3, 1), wire)).toBe(wire);
  for (const wire of ['', 'años', 'a\0b', '\ud83d', 'a\ude97', '\ude97\ud83d', 7])
    expect(() => decode(text(3, 1), wire)).toThrow(v.ValiError);
});

test('dates are ISO, and exactly the days of the calendar', () => {
  const spelled = (year: number, month: number, day: number) =>
    `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  for (const year of [1900, 1999, 2000, 2024, 2026, 2099])
    for (let month = 0; month <= 13; month++)
      for (let day = 0; day <= 32; day++) {
        const date = new Date(Date.UTC(year, month - 1, day));
        const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
        expect([spelled(year, month, day), v.is(isoDate.wire, spelled(year, month, day))]).toEqual([
          spelled(year, month, day),
          exists,
        ]);
      }
  for (const wire of ['27/11/2026', '0000-01-01', '2026-1-1', '']) expect(v.is(isoDate.wire, wire)).toBe(false);
});

test('a list reads and writes each item and has a longest length', () => {
  expect(decode(listOf(money), [1, 2.5])).toEqual([100, 250]);
  expect(encode(listOf(money), [cents(100), cents(250)])).toEqual([1, 2.5]);
  expect(() => decode(listOf(money, 1), [1, 2])).toThrow(v.ValiError);
});

describe('bytes', () => {
  const receipt = bytes(['image/png', 'application/pdf']);
  const of = (type: string) => new Blob(['%PDF-1.7'], { type });

  test('are read and written unchanged', () => {
    const file = of('application/pdf');
    expect(decode(receipt, file)).toBe(file);
    expect(encode(receipt, file)).toBe(file);
  });

  test.each(['text/html', 'image/svg+xml', 'image/jpeg', 'application/pdf; charset=utf-8', ''])(
    'of the media type %j break the contract',
    (type) => expect(() => decode(receipt, of(type))).toThrow(v.ValiError),
  );

  test.each([{}, '%PDF-1.7', null, new Uint8Array(3)])('%j is not a Blob', (wire) => {
    expect(() => decode(receipt, wire)).toThrow(v.ValiError);
  });

  test('are recognized by their codec', () => {
    expect([receipt, text(), listOf(id)].map(isBytes)).toEqual([true, false, false]);
  });
});
