import { foldAccents, includesFolded } from '@vitrina/rules';

/** An option; one written by the user has no id. */
export type Choice = { id: string | number | null; name: string };

/** The items that hold what was typed; those that begin with it first: 'qui' is Quito before Gualaquiza. */
export function matching(items: readonly Choice[], typed: string | null): Choice[] {
  if (!typed) return [...items];
  const start = foldAccents(typed.trim());
  const found = items.filter((item) => includesFolded(item.name, typed));
  const isFirst = (item: Choice) => foldAccents(item.name).startsWith(start);
  return [...found.filter(isFirst), ...found.filter((item) => !isFirst(item))];
}

/** The item of this name, ignoring accents and case. */
export const sameName = (items: readonly Choice[], text: string) =>
  items.find((item) => foldAccents(item.name) === foldAccents(text.trim()));

/** What the typed text would be as a new entry; undefined if there is an item of that name. */
export const additionOf = (items: readonly Choice[], typed: string | null): Choice | undefined =>
  typed?.trim() && !sameName(items, typed) ? { id: null, name: typed.trim() } : undefined;
