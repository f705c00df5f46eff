import fc from 'fast-check';
import { formatDate, formatDayInWords, formatTime, parseDate, todayInEcuador } from './dates';

test.each([
  ['27/11/2026', '2026-11-27'],
  ['29/02/2024', '2024-02-29'],
  [' 01/01/1990 ', '1990-01-01'],
  ['29/02/2026', null],
  ['31/04/2026', null],
  ['32/01/2026', null],
  ['01/13/2026', null],
  ['00/01/2026', null],
  ['1/1/2026', null],
  ['2026-11-27', null],
  ['27/11/26', null],
  ['', null],
  ['##/##/####', null],
])("'%s' reads as %p", (text, iso) => {
  expect(parseDate(text)).toBe(iso);
});

test('days and moments are written DD/MM/YYYY, moments as Ecuador counts them', () => {
  expect(formatDate('2026-11-27')).toBe('27/11/2026');
  expect(formatDate('2026-11-27T04:59:59.000Z')).toBe('26/11/2026');
  expect(formatDate('2026-11-27T05:00:00.000Z')).toBe('27/11/2026');
  expect(formatDate('pronto')).toBe('');
});

test('the day changes at midnight in Ecuador', () => {
  expect(todayInEcuador(new Date('2026-01-01T04:59:59Z'))).toBe('2025-12-31');
  expect(todayInEcuador(new Date('2026-01-01T05:00:00Z'))).toBe('2026-01-01');
});

test('every day reads back as it was written', () => {
  const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, (date) => {
      const iso = date.toISOString().slice(0, 10);
      expect(parseDate(formatDate(iso))).toBe(iso);
    }),
  );
});

test('in a sentence a day has its weekday and month in words, a moment those of Ecuador', () => {
  expect(formatDayInWords('2026-12-01')).toBe('martes 1 de diciembre');
  expect(formatDayInWords('2027-01-01T04:59:59.000Z')).toBe('jueves 31 de diciembre');
  expect(formatDayInWords('2024-02-29')).toBe('jueves 29 de febrero');
  expect(formatDayInWords('2026-09-13')).toBe('domingo 13 de septiembre');
  expect(formatDayInWords('pronto')).toBe('');
});

test('the hour of a moment is the one in Ecuador, from 00 to 23', () => {
  expect(formatTime('2026-11-30T01:30:00.000Z')).toBe('20:30');
  expect(formatTime('2026-11-30T05:04:00.000Z')).toBe('00:04');
  expect(formatTime('2026-11-30T13:05:59.999Z')).toBe('08:05');
  expect(formatTime('pronto')).toBe('');
});
