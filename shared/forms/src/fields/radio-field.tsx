import { cx, ErrorText, hiddenClass, Icon } from '@vitrina/ui';
import { type FocusEvent, useId } from 'react';
import { useFormPath } from '../form/field-path';
import { LoadFailed } from './load-failed';
import css from './radio-field.module.css';
import { type FieldProps, useFormField } from './use-form-field';

type Choice = { id: string | number; name: string };

export type RadioFieldProps<T extends Choice> = FieldProps & {
  options: readonly T[];
  disabled?: boolean;
  /** Only shown: the choice can be read and reached, not changed. The hint says why. */
  readOnly?: boolean;
  /** Set if the options could not be loaded: shows that instead of the hint, with a button that calls it. */
  onRetry?(): void;
};

/** One option of a few, as a row of native radio buttons; the whole option is stored, null for none. */
export function RadioField<T extends Choice>(props: RadioFieldProps<T>) {
  const { name, label, options, disabled, readOnly = false, optional, hideLabel, onRetry, className } = props;
  const { value, change, blur, focus, error } = useFormField<T | null>(name);
  const path = useFormPath(name); // one group, also beside a row of a list with a field of this name
  const id = useId();
  const hint = onRetry ? <LoadFailed onRetry={onRetry} /> : props.hint;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  /** Whom a failed submit leads to: a group takes no focus. */
  const heir = value?.id ?? options[0]?.id;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) blur();
  };

  return (
    <div
      role="radiogroup"
      className={className}
      aria-labelledby={`${id}-label`}
      aria-required={!optional}
      aria-readonly={readOnly || undefined}
      aria-invalid={Boolean(error)}
      aria-describedby={described}
      onFocus={focus}
      onBlur={leave}
    >
      <p id={`${id}-label`} className={cx(css.label, hideLabel && hiddenClass)}>
        <span>{label}</span>
        {optional && <span className={css.optional}> (opcional)</span>}
        {readOnly && <Icon name="lock" size={16} className={css.lock} />}
      </p>
      <div className={css.row}>
        {options.map((option) => (
          <label key={option.id} className={css.option}>
            <input
              type="radio"
              id={`${id}-${option.id}`}
              name={path}
              className={css.radio}
              checked={option.id === value?.id}
              // The chosen one of what cannot be changed stays in reach of the keyboard; there is no other to move to.
              disabled={disabled || (readOnly && option.id !== value?.id)}
              data-invalid={(error && option.id === heir) || undefined}
              aria-describedby={error && option.id === heir ? `${id}-error` : undefined}
              onChange={() => change(option)}
            />
            <span className={css.name}>{option.name}</span>
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      <ErrorText id={`${id}-error`}>{error}</ErrorText>
    </div>
  );
}
