import { rowIdOf } from './row-id';

test.each(['1', '2005', '1671301000', '2147483647'])('%s is the id of a row', (text) =>
  expect(rowIdOf(text)).toBe(Number(text)),
);

test.each(['', '-1', '1.5', '2147483648', '99999999999', 'abc', undefined, ['1']])('%j is none', (text) =>
  expect(rowIdOf(text)).toBeUndefined(),
);
