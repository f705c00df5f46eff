import * as v from 'valibot';
import { messages } from '../schemas/messages';
import type { FieldObject, OutputOf, ValuesOf } from './field-object';

/** A rule about several fields: messages by field, from the form's values. */
export type Check<F extends readonly FieldObject[]> = (values: ValuesOf<F>) => {
  [K in keyof ValuesOf<F>]?: string | undefined;
};

/** The schema of a form with these fields, as `SchemaForm` takes it. */
export type SchemaOf<F extends readonly FieldObject[]> = v.GenericSchema<ValuesOf<F>, OutputOf<F>>;

type Values = Record<string, unknown>;
const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/**
 * The schema of a form, made from its fields: the rule of each shown field (see `when`), then the checks. A check
 * always runs; at a field that breaks its own rule, that rule's message wins.
 */
export function schemaOf<const F extends readonly FieldObject[]>(fields: F, ...checks: Check<F>[]): SchemaOf<F> {
  const made = new Map<string, v.ObjectSchema<v.ObjectEntries, undefined>>();
  const objectOf = (asked: readonly FieldObject[]) => {
    const key = asked.map((field) => fields.indexOf(field)).join(); // not by name: one may be required here, optional there
    const known = made.get(key) ?? v.object(Object.fromEntries(asked.map(({ name, rule }) => [name, rule])));
    made.set(key, known);
    return known;
  };

  const schema = v.lazy((input) => {
    const values = isRecord(input) ? input : {};
    const asked = fields.filter(({ conditions }) => conditions.every(({ name, test }) => test(values[name])));
    if (checks.length === 0) return objectOf(asked);
    return v.pipe(
      objectOf(asked),
      v.rawCheck(({ addIssue }) => {
        for (const check of checks) {
          for (const [key, message] of Object.entries(check(values as ValuesOf<F>))) {
            const path = [
              { type: 'object' as const, origin: 'value' as const, input: values, key, value: values[key] },
            ];
            if (message && asked.some(({ name }) => name === key))
              addIssue({ message: `${message}`, path: path as never });
          }
        }
      }),
    );
  });
  return schema as never;
}

/** The check that `repetition` equals `field`; its error appears at the repetition once that is filled. */
export const repeats =
  <const N extends string, const R extends string>(repetition: FieldObject<R, string>, field: FieldObject<N, string>) =>
  (values: { [name in N | R]?: unknown }): { [name in R]?: string } => {
    const isWrong = values[repetition.name] && values[repetition.name] !== values[field.name];
    return (isWrong ? { [repetition.name]: messages.notTheSame } : {}) as { [name in R]?: string };
  };
