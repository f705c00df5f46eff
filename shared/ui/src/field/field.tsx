import { type ReactNode, useId } from 'react';
import { cx } from '../cx';
import { hiddenClass } from '../layout/visually-hidden';
import { ErrorText } from './error-text';
import css from './field.module.css';

export type FieldLook = {
  label: string;
  hint?: ReactNode;
  error?: string;
  /** Not required: the label says so. */
  optional?: boolean;
  /** The label is only for screen readers. */
  hideLabel?: boolean;
  className?: string;
};

/** Props that tie a control to its label, hint and error. */
export type ControlProps = {
  id: string;
  className: string;
  'aria-required': boolean;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
};

export type FieldProps = FieldLook & {
  /** Set it if the control already has an id. */
  id?: string;
  /** Renders the control with the given props. */
  children(control: ControlProps): ReactNode;
};

/** The frame of a form control: label above, hint and error below, all tied to it. */
export function Field({ label, hint, error, optional, hideLabel, className, id: given, children }: FieldProps) {
  const own = useId();
  const id = given ?? own;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label id={`${id}-label`} htmlFor={id} className={cx(css.label, hideLabel && hiddenClass)}>
        <span>{label}</span>
        {optional && <span className={css.optional}> (opcional)</span>}
      </label>
      {children({
        id,
        className: css.control!,
        'aria-required': !optional,
        'aria-invalid': Boolean(error),
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      <ErrorText id={`${id}-error`}>{error}</ErrorText>
    </div>
  );
}
