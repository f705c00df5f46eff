/** Number of dealerships listed at once; the others on request. */
export const LIST_STEP = 40;

/**
 * The first `limit` results. The chosen one is always among them, first if it would be further down, because a choice
 * made on the map must be visible in the list.
 */
export function shownOf<Item extends { id: number }>(
  found: readonly Item[],
  limit: number,
  chosenId: number | undefined,
): Item[] {
  const first = found.slice(0, limit);
  const chosen = found.slice(limit).find(({ id }) => id === chosenId);
  return chosen ? [chosen, ...first] : first;
}
