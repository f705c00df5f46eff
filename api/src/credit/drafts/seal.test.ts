import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { seal, unseal } from './seal';

const key = randomBytes(32).toString('hex');

test('a sealed text opens to itself, in its place and with its key alone', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const sealed = seal(key, '1/credit/applicant/personal-data', text);
      expect(unseal(key, '1/credit/applicant/personal-data', sealed)).toBe(text);
      expect(unseal(key, '2/credit/applicant/personal-data', sealed)).toBeUndefined();
      expect(unseal(randomBytes(32).toString('hex'), '1/credit/applicant/personal-data', sealed)).toBeUndefined();
    }),
    { numRuns: 50 },
  );
});

test('nothing of the text can be read, and the same text is never sealed the same', () => {
  const [one, other] = [seal(key, 'a', 'Ana Lucía Paredes'), seal(key, 'a', 'Ana Lucía Paredes')];
  expect(one.includes('Paredes')).toBe(false);
  expect(one.equals(other)).toBe(false);
});

test('whatever was changed, cut off or never sealed opens to nothing', () => {
  const sealed = seal(key, 'a', 'texto');
  for (let i = 0; i < sealed.length; i++) {
    const changed = Buffer.from(sealed);
    changed[i] = (changed[i] as number) ^ 1;
    expect(unseal(key, 'a', changed)).toBeUndefined();
    expect(unseal(key, 'a', sealed.subarray(0, i))).toBeUndefined();
  }
});
