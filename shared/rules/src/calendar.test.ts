import fc from 'fast-check';
import {
  ageAt,
  appointmentDates,
  birthDates,
  endOfOfficeDates,
  isWithin,
  plusBusinessDays,
  plusDays,
  plusMonths,
  plusYears,
  transferDates,
} from './calendar';

test.each([
  // Today, the youngest allowed, and a day younger.
  ['2026-11-29', '2008-11-29', '2008-11-30'],
  ['2027-03-01', '2009-03-01', '2009-03-02'],
  ['2027-02-28', '2009-02-28', '2009-03-01'],
  // Born on 29 February: not yet 18 on 28 February of a common year, 18 on 1 March.
  ['2026-02-28', '2008-02-28', '2008-02-29'],
  ['2026-03-01', '2008-03-01', '2008-03-02'],
  // Today is 29 February: the last day of February 18 years ago.
  ['2028-02-29', '2010-02-28', '2010-03-01'],
])('on %s the 18th birthday of %s counts, that of %s does not', (today, of18, younger) => {
  expect([isWithin(of18, birthDates(today)), isWithin(younger, birthDates(today))]).toEqual([true, false]);
  expect([ageAt(of18, today), ageAt(younger, today)]).toEqual([18, 17]);
});

test('100 years ago is the first birth date', () => {
  expect(birthDates('2026-11-29')).toEqual({ min: '1926-11-29', max: '2008-11-29' });
  expect(isWithin('1926-11-28', birthDates('2026-11-29'))).toBe(false);
  expect(birthDates('2028-02-29').min).toBe('1928-02-29');
  expect(birthDates('2024-02-29').min).toBe('1924-02-29');
  expect(birthDates('2000-02-29').min).toBe('1900-02-28');
});

test.each([
  ['2026-11-29', '2026-10-29'],
  ['2026-03-31', '2026-02-28'],
  ['2028-03-30', '2028-02-29'],
  ['2026-01-31', '2025-12-31'],
  ['2026-12-31', '2026-11-30'],
])('a transfer of %s may be of %s at the earliest, and of that day', (today, first) => {
  expect(transferDates(today)).toEqual({ min: first, max: today });
});

test('an appointment is between 90 years and a month ago, and ends from the next day to today', () => {
  expect(appointmentDates('2026-11-29')).toEqual({ min: '1936-11-29', max: '2026-10-29' });
  expect(appointmentDates('2028-02-29')).toEqual({ min: '1938-02-28', max: '2028-01-29' });
  expect(endOfOfficeDates('2023-12-31', '2026-11-29')).toEqual({ min: '2024-01-01', max: '2026-11-29' });
  expect(endOfOfficeDates('2024-02-28', '2026-11-29').min).toBe('2024-02-29');
  expect(isWithin('2026-11-29', endOfOfficeDates('2026-11-29', '2026-11-29'))).toBe(false);
});

test.each([
  // 2026-11-29 is a Sunday.
  ['2026-11-26', 1, '2026-11-27'],
  ['2026-11-27', 1, '2026-11-30'],
  ['2026-11-28', 1, '2026-11-30'],
  ['2026-11-29', 1, '2026-11-30'],
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-11-27', 3, '2026-12-02'],
  ['2026-11-28', 5, '2026-12-04'],
  ['2026-11-30', 10, '2026-12-14'],
  ['2026-12-31', 1, '2027-01-01'],
])('from %s, %i working days later is %s', (day, days, later) => {
  expect(plusBusinessDays(day, days)).toBe(later);
});

test('a month or a year that is shorter ends on its last day', () => {
  expect([plusMonths('2026-03-31', -1), plusMonths('2026-01-31', 1), plusMonths('2026-12-31', 2)]).toEqual([
    '2026-02-28',
    '2026-02-28',
    '2027-02-28',
  ]);
  expect([plusYears('2024-02-29', 1), plusYears('2024-02-29', 4), plusDays('2024-02-28', 1)]).toEqual([
    '2025-02-28',
    '2028-02-29',
    '2024-02-29',
  ]);
});

test('an open range has no bound, and what is no day throws', () => {
  expect([isWithin('1900-01-01', {}), isWithin('2026-01-01', { min: '2026-01-02' })]).toEqual([true, false]);
  for (const wrong of ['', '29/11/2026', '2026-13-01']) expect(() => plusMonths(wrong, 1)).toThrow(RangeError);
});

test('days and months agree with the calendar that JavaScript has, over four centuries', () => {
  const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2299-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.integer({ min: -1300, max: 1300 }), (date, count) => {
      const [from, year, month] = [date.toISOString().slice(0, 10), date.getUTCFullYear(), date.getUTCMonth()];
      const last = new Date(Date.UTC(year, month + count + 1, 0));
      const to = new Date(Date.UTC(year, month + count, Math.min(date.getUTCDate(), last.getUTCDate())));
      expect(plusMonths(from, count)).toBe(to.toISOString().slice(0, 10));
      expect(plusDays(plusDays(from, count), -count)).toBe(from);
    }),
  );
});
