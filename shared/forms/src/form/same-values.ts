import type { FormApi } from 'final-form';

type Values = Record<string, unknown>;

const isValues = (value: unknown): value is Values => {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
};

/** Nothing typed, nothing chosen, not ticked, no row. */
const isBlank = (value: unknown): boolean =>
  value == null || value === '' || value === false || (isValues(value) && Object.keys(value).length === 0);

/** The id of a chosen item; what was typed as one has none. */
const idOf = (value: Values): unknown => value.id ?? undefined;

/**
 * Whether a person sees the same in two values of a form. Nothing, null, '' and not ticked are the same; a chosen item is
 * its id.
 */
export function sameValues(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || (isBlank(one) && isBlank(other))) return true;
  if (!isValues(one) || !isValues(other)) return false;
  if (idOf(one) !== undefined || idOf(other) !== undefined) return idOf(one) === idOf(other);
  return Object.keys({ ...one, ...other }).every((key) => sameValues(one[key], other[key]));
}

/** Whether the form's values differ from those at the start or saved last. */
export function isUnsaved(form: FormApi): boolean {
  const { values, initialValues } = form.getState();
  return !sameValues(values, initialValues);
}
