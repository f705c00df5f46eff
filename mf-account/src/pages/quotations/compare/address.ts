import { history, navigate } from '@vitrina/navigation';

/** Most quotations side by side. */
export const MOST_COMPARED = 3;
const LEAST_COMPARED = 2;
const NAME = 'comparar';

/** The quotations that an address compares (`?comparar=3,1`): two or three different ids, else none. */
export function comparedIn(search: string): number[] {
  const words = (new URLSearchParams(search).get(NAME) ?? '').split(',');
  const ids = [...new Set(words.map(Number))].filter((id) => Number.isSafeInteger(id) && id > 0);
  return ids.length < LEAST_COMPARED ? [] : ids.slice(0, MOST_COMPARED);
}

/** Opens the comparison as an entry of its own, so that the browser's back closes it. */
export function openComparison(ids: readonly number[]): void {
  navigate({ search: `?${NAME}=${ids.join()}` }, { state: { opened: true } });
}

/** Closes the comparison: back to the list that opened it, or on it where the address was opened as it is. */
export function closeComparison(): void {
  if ((history.location.state as { opened?: true } | null)?.opened) history.go(-1);
  else navigate({ search: '' }, { replace: true });
}
