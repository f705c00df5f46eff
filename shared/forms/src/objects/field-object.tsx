import type { ReactNode } from 'react';
import * as v from 'valibot';
import { useFormValue } from '../form/values';

/** A condition on another field's value; a field with conditions is shown only while all of them hold. */
export type Condition = { name: string; test(value: unknown): boolean };

/**
 * One form field: its name in the values, its label, its rule (with the label and limit in its messages), and its
 * control. A form's schema (`schemaOf`) and its page (`FormField`) are made of these.
 * @typeParam I the value that the form holds for it
 * @typeParam O the rule's output, passed to `onSubmit`
 * @typeParam P the control's props where it is placed: a hint, the options of a combo
 */
export type FieldObject<N extends string = string, I = unknown, O = unknown, P extends object = never> = {
  readonly name: N;
  readonly label: string;
  /** Treats a missing value as empty. */
  readonly rule: v.GenericSchema<I | undefined, O>;
  readonly Control: (props: P & { optional?: boolean }) => ReactNode;
  readonly conditions: readonly Condition[];
};

/** The values that the form holds for these fields; each may be missing, and null is none. */
export type ValuesOf<F extends readonly FieldObject[]> = {
  [K in F[number] as K['name']]?: (K extends FieldObject<string, infer I> ? I : never) | null;
};

/** The output of these fields, passed to `onSubmit`. */
export type OutputOf<F extends readonly FieldObject[]> = {
  [K in F[number] as K['name']]: K extends FieldObject<string, unknown, infer O> ? O : never;
};

/**
 * Makes a field object from its parts. The kinds (`textField`, `emailField`, …) are made with it; use it for your own.
 */
export const defineField = <const N extends string, I, O, P extends object>(
  field: Omit<FieldObject<N, I, O, P>, 'conditions'>,
): FieldObject<N, I, O, P> => ({ ...field, conditions: [] });

const isBlank = (value: unknown) =>
  value == null || value === false || (typeof value === 'string' && value.trim() === '');
const nothing = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
);

/** The field, optional: left empty it has no output, and its label says that it is optional. */
export function optional<const N extends string, I, O, P extends object>({
  Control,
  rule,
  ...field
}: FieldObject<N, I, O, P>): FieldObject<N, I, O | undefined, P> {
  return {
    ...field,
    rule: v.optional(
      v.lazy((value): v.GenericSchema<I, O | undefined> => (isBlank(value) ? nothing : rule) as never),
      null as never,
    ),
    Control: (props) => <Control {...props} optional />,
  };
}

type Conditional<F> =
  F extends FieldObject<infer N, infer I, infer O, infer P> ? FieldObject<N, I, O | undefined, P> : never;

/**
 * The fields, shown only while the value of `source` passes `test`. Otherwise they are neither shown nor validated and
 * have no output; what was entered in them is restored with them. If the source itself has a condition, theirs includes
 * it.
 */
export function when<I, const F extends readonly FieldObject[]>(
  source: FieldObject<string, I>,
  test: (value: NoInfer<I> | null | undefined) => boolean,
  fields: F,
): { [K in keyof F]: Conditional<F[K]> } {
  const own = [...source.conditions, { name: source.name, test: test as Condition['test'] }];
  const conditional = ({ Control, ...field }: FieldObject<string, unknown, unknown, object>) => ({
    ...field,
    conditions: [...own, ...field.conditions],
    Control: (props: object) => (
      <While conditions={own}>
        <Control {...props} />
      </While>
    ),
  });
  return (fields as unknown as FieldObject<string, unknown, unknown, object>[]).map(conditional) as never;
}

/** Shows its children while the conditions hold; rerenders only when a value in the conditions changes. */
function While({ conditions: [first, ...rest], children }: { conditions: readonly Condition[]; children: ReactNode }) {
  const value = useFormValue(first?.name ?? '');
  if (first && !first.test(value)) return null;
  return rest.length > 0 ? <While conditions={rest}>{children}</While> : children;
}
