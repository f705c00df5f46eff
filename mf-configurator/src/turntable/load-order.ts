/**
 * The order in which the `count` frames of a turn are fetched: the visible one first, then every eighth, fourth and
 * second, then the rest, so that a drag finds a near frame long before the whole turn has loaded.
 */
export function coarseToFine(count: number, first = 0): number[] {
  const order = new Set<number>();
  for (const stride of [count, 8, 4, 2, 1]) {
    for (let offset = 0; offset < count; offset += stride) order.add((first + offset) % count);
  }
  return [...order];
}
