import fc from 'fast-check';
import { isPayerIdentity, isValidIdentity } from './identity';
import cases from './identity-numbers.cases.json';

test.each(cases)('type $type $value is valid: $valid ($why)', ({ value, type, valid }) => {
  expect(isValidIdentity(value, type)).toBe(valid);
});

test.each([
  ['province 30, registered abroad', '3000000000', 3, false],
  ['province 30 with its check digit', '3000000004', 3, true],
  ['eleven digits', '17100340650', 3, false],
  ['Arabic-Indic digits', '١٧١٠٠٣٤٠٦٥', 3, false],
  ['establishment 000', '1710034065000', 1, false],
  ['a second establishment', '1710034065002', 1, true],
  ['a natural-person number checked as a legal entity', '1710034065001', 2, false],
  ['a legal entity checked as a natural person', '1790011674001', 1, false],
  ['a passport', 'A1234567', 4, true],
  ['a passport too short', 'A123', 4, false],
  ['a passport of spaces', '        ', 4, false],
  ['a rejected number as a passport', '1212121212', 4, false],
  ['a rejected number', '1212121212', 3, false],
  ['nothing', '', 3, false],
])('%s', (_, value, type, valid) => {
  expect(isValidIdentity(value, type)).toBe(valid);
});

test('without the legal-entity check digit, active numbers that fail modulo 11 pass; the other rules stay', () => {
  const relaxed = (value: string) => isValidIdentity(value, 2, { legalEntityCheckDigit: false });
  expect(['1793213150001', '0993366721001', '0962893970001'].map(relaxed)).toEqual([true, true, true]);
  expect(['1793213150000', '0982397535001', '9993366721001'].map(relaxed)).toEqual([false, false, false]);
});

test('of ten last digits exactly one makes a national ID', () => {
  const nineDigits = fc
    .tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 0, max: 9_999_999 }))
    .map(([province, rest]) => String(province).padStart(2, '0') + String(rest).padStart(7, '0'))
    .filter((digits) => !['121212121', '222222222'].includes(digits));
  fc.assert(
    fc.property(nineDigits, (digits) => {
      expect([...'0123456789'].filter((last) => isValidIdentity(digits + last, 3))).toHaveLength(1);
    }),
  );
});

test.each([
  ['A1234567', 4, true],
  ['A123', 4, false],
  ['a1234567', 4, false],
  ['A12-3456', 4, false],
  ['Á1234567', 4, false],
  ['A'.repeat(21), 4, false],
  ['1710345065', 3, true],
  ['1710345066', 3, false],
  ['1710345065001', 1, true],
  ['1710345065000', 1, false],
])('%s of kind %d identifies a third person who pays: %s', (value, type, expected) => {
  expect(isPayerIdentity(value, type)).toBe(expected);
});
