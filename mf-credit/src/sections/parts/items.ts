import type { Item } from '@vitrina/forms';
import { formatDate } from '@vitrina/rules';

/** The item of an id as a field holds it; null for none, and for one that is not offered any more. */
export const itemOf = <T extends Item>(items: readonly T[], id: number | undefined): T | null =>
  items.find((item) => item.id === id) ?? null;

/** A day as a date field holds it. */
export const dateText = (day: string | undefined): string => (day === undefined ? '' : formatDate(day));

/** A whole number as its field holds it. */
export const numberText = (value: number | undefined): string => (value === undefined ? '' : String(value));

/** Only what there is: an answer that was not given before must not be taken for one. */
export const given = <T extends Record<string, unknown>>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value != null && value !== '')) as Partial<T>;
