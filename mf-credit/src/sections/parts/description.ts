import type { FieldObject, OutputOf, ValuesOf } from '@vitrina/forms';

/** The fields of a section, by the headings under which they stand. */
export type Description = Readonly<Record<string, readonly FieldObject[]>>;

/** Fields of a description as one type. */
type FieldsOf<D extends Description> = D[keyof D];

/** The output of a section of two persons: what both are asked, and perhaps what one of them is. */
export type OutputOfBoth<Both extends Description, One extends Description> = OutputOf<FieldsOf<Both>> &
  Partial<OutputOf<FieldsOf<One>>>;

/** What the form of a description holds. */
export type DescribedValues<D extends Description> = ValuesOf<FieldsOf<D>>;

/** All fields of a description, in order. */
export const fieldsIn = (description: Description): readonly FieldObject[] => Object.values(description).flat();
