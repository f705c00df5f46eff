import { type FieldObject, FormField } from '@vitrina/forms';
import type { ReactNode } from 'react';
import css from './field-group.module.css';

/** Of fields by name: options, hints, what a place adds to a control. */
export type Places = Readonly<Record<string, object | undefined>>;

type AnyField = FieldObject<string, unknown, unknown, never>;

type FieldGroupProps = {
  title: string;
  fields: readonly AnyField[];
  /** Names of the fields that stand beside the next one where there is room. */
  pairs?: readonly string[];
  places?: Places;
  children?: ReactNode;
};

/** Fields in one column, pairs beside each other, under a heading. */
export function FieldGroup({ title, fields, pairs = [], places = {}, children }: FieldGroupProps) {
  const field = (of: AnyField) => <FormField key={of.name} of={of as never} {...places[of.name]} />;
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{title}</legend>
      <div className={css.fields}>
        {fields.map((of, i) => {
          const next = fields[i + 1];
          const before = fields[i - 1];
          if (before && pairs.includes(before.name)) return null;
          if (!next || !pairs.includes(of.name)) return field(of);
          return (
            <div key={of.name} className={css.pair}>
              {field(of)}
              {field(next)}
            </div>
          );
        })}
        {children}
      </div>
    </fieldset>
  );
}
