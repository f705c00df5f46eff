import type { CreditTerm } from '@vitrina/contract';
import { defineField, type FieldObject, selected, useFormField } from '@vitrina/forms';
import { cx, ErrorText } from '@vitrina/ui';
import { useId } from 'react';
import css from './term-field.module.css';

type TermLook = { options: readonly CreditTerm[] };

/** As the message of the specification spells it: 'El campo plazo no es válido'. */
const [name, label] = ['plazo', 'plazo'] as const;

/**
 * The term: a row of native radios that look like buttons, so arrow keys move and choose. Not `radioField` of the forms: its
 * circles and row are fixed, and the whole button of a term is pressed.
 */
export const termField: FieldObject<typeof name, CreditTerm | null, CreditTerm, TermLook> = defineField({
  name,
  label,
  rule: selected<CreditTerm>(label),
  Control: TermRow,
});

function TermRow({ options }: TermLook) {
  const { value, change, blur, focus, error } = useFormField<CreditTerm>(name);
  const id = useId();
  return (
    <fieldset className={css.field} aria-describedby={error && `${id}e`}>
      <legend className={css.legend}>Plazo</legend>
      <div className={css.row}>
        {options.map((term) => (
          <label key={term.id} className={cx(css.term, value?.id === term.id && css.chosen)}>
            <input
              type="radio"
              name={id}
              className={css.radio}
              checked={value?.id === term.id}
              // A failed submit goes to the first of them.
              data-invalid={error ? true : undefined}
              onChange={() => change(term)}
              onBlur={blur}
              onFocus={focus}
            />
            <span className={css.name}>{term.name}</span>
          </label>
        ))}
      </div>
      <ErrorText id={`${id}e`}>{error}</ErrorText>
    </fieldset>
  );
}
