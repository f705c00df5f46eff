/** So many dealerships are listed at once; the others on request. */
export const LIST_STEP = 40;

/**
 * The first `limit` of what was found. The chosen one is always among them: before the others when it is further down,
 * because a choice made on the map must be seen in the list.
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
