import { Field, Icon } from '@vitrina/ui';
import css from './locked-field.module.css';
import { type FieldProps, useFormField } from './use-form-field';

/** A value that is shown: a text, or a chosen item. */
export type Locked = string | { name: string };

const textOf = (value: Locked | undefined) => (typeof value === 'object' ? value.name : (value ?? ''));

/** A value that cannot be changed, in a control that can be reached, read and copied; the hint says why. */
export function LockedField({ name, ...look }: FieldProps) {
  const { value, blur, focus } = useFormField<Locked>(name);
  return (
    <Field {...look}>
      {(control) => (
        <div className={css.box}>
          <input
            {...control}
            aria-required={false}
            type="text"
            name={name}
            value={textOf(value)}
            readOnly
            autoComplete="off"
            onBlur={blur}
            onFocus={focus}
          />
          <Icon name="lock" className={css.lock} />
        </div>
      )}
    </Field>
  );
}
