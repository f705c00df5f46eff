import { shownOf } from './shown';

const found = [1, 2, 3, 4, 5].map((id) => ({ id }));
const ids = (items: { id: number }[]) => items.map(({ id }) => id);

test.each<[number, number | undefined, number[]]>([
  [3, undefined, [1, 2, 3]],
  [3, 2, [1, 2, 3]],
  [3, 5, [5, 1, 2, 3]],
  [3, 9, [1, 2, 3]],
  [9, 5, [1, 2, 3, 4, 5]],
])('at most %p and the chosen %p: %p', (limit, chosenId, shown) => {
  expect(ids(shownOf(found, limit, chosenId))).toEqual(shown);
});
