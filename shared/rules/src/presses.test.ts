import { firstOfPresses } from './presses';

test('the first press counts, and who keeps pressing is heard again after the window', () => {
  const accepts = firstOfPresses(2_000);
  const heard = [0, 500, 1_999, 2_000, 2_500, 3_999, 4_100].filter(accepts);
  expect(heard).toEqual([0, 2_000, 4_100]);
});

test('without a window every press counts', () => {
  const accepts = firstOfPresses(0);
  expect([5, 5, 6].filter(accepts)).toEqual([5, 5, 6]);
});
