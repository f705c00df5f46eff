import type { FormApi, Mutator } from 'final-form';

type Values = Record<string, unknown>;

/** What is in the fields, and what was there at the start or saved last. */
type Sides = { values?: Values; initialValues?: Values };

/**
 * Writes of several values at once: one validation, one notification, and no field counts as changed by the person. Values
 * that depend on each other (a province and its city) arrive together.
 */
export const mutators: Record<string, Mutator> = {
  put([sides], state) {
    Object.assign(state.formState, sides as Sides); // in place: a submit under way holds on to the object
  },
};

/** Writes all values of one side of the form, or of both. */
export const put = (form: FormApi, sides: Sides): void => form.mutators.put?.(sides);
