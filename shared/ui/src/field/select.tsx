import type { ComponentProps } from 'react';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import { Field, type FieldLook } from './field';
import css from './field.module.css';

export type Option = { id: string | number; name: string; disabled?: boolean };

export type SelectProps = FieldLook &
  Omit<ComponentProps<'select'>, keyof FieldLook | 'children'> & {
    options: readonly Option[];
    /** Shown while nothing is chosen; its value is ''. */
    placeholder?: string;
  };

/** A native select. Its value is the id of the option as text, '' for none. */
export function Select({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  options,
  placeholder = 'Selecciona una opción',
  ...select
}: SelectProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className }} id={select.id}>
      {(control) => (
        <span className={css.box}>
          <select {...select} {...control} className={cx(control.className, css.select)}>
            <option value="">{placeholder}</option>
            {options.map((option) => (
              <option key={option.id} value={option.id} disabled={option.disabled}>
                {option.name}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className={css.arrow} />
        </span>
      )}
    </Field>
  );
}
