import { Field, IconButton } from '@vitrina/ui';
import { type KeyboardEvent, useState } from 'react';
import { useFormPath } from '../form/field-path';
import { useKeeper } from '../form/keeper';
import css from './password-field.module.css';
import { type FieldProps, useFormField } from './use-form-field';
import { Username } from './username';

export type PasswordFieldProps = FieldProps & {
  autoComplete?: 'current-password' | 'new-password';
  disabled?: boolean;
  /** Whose password it is, where no field of the form says so: with it a password manager saves the new one. */
  username?: string;
  /** The lengths that are allowed, for password managers that make one up. */
  limits?: PasswordLimits;
};

/** Lengths of a new password, in characters. */
export type PasswordLimits = { min: number; max?: number };

/** The `passwordrules` attribute (Apple's proposal to the WHATWG; 1Password and Dashlane read it too). */
const rulesOf = ({ min, max }: PasswordLimits) => ({
  passwordrules: `minlength: ${min};${max === undefined ? '' : ` maxlength: ${max};`}`,
});

/** A password, shown while its button is held down (by pointer, Space or Enter). Never part of a draft. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, autoComplete = 'current-password', disabled, username, limits, ...look } = props;
  useKeeper().makePrivate(useFormPath(name));
  const { value = '', change, blur, focus, error } = useFormField<string>(name);
  const [shown, setShown] = useState(false);
  const show = () => setShown(true);
  const hide = () => setShown(false);
  // A held key, not the click that the browser would make of it.
  const onHoldKey = (then: () => void) => (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    then();
  };

  return (
    <Field {...look} error={error}>
      {(control) => (
        <div className={css.box}>
          {username !== undefined && <Username value={username} />}
          <input
            {...control}
            {...(limits && rulesOf(limits))}
            name={name}
            type={shown ? 'text' : 'password'}
            value={value}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            disabled={disabled}
            onChange={(event) => change(event.target.value)}
            onBlur={blur}
            onFocus={focus}
          />
          <IconButton
            icon="eye"
            label={`Mantén presionado para ver: ${look.label}`}
            aria-pressed={shown}
            className={css.reveal}
            onPointerDown={show}
            onPointerUp={hide}
            onPointerLeave={hide}
            onPointerCancel={hide}
            onContextMenu={(event) => event.preventDefault()}
            onKeyDown={onHoldKey(show)}
            onKeyUp={onHoldKey(hide)}
            onBlur={hide}
            // A screen reader activates without holding: its click has no pointer events.
            onClick={(event) => event.detail === 0 && setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}
