import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../cx';
import { ErrorText } from '../field/error-text';
import css from './choice.module.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
};

/** A native checkbox with its label; the whole row answers to a press. */
export function Checkbox({ label, hint, error, className, ...input }: CheckboxProps) {
  const id = useId();
  const described = [hint && `${id}h`, error && `${id}e`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label className={css.row}>
        <input
          {...input}
          type="checkbox"
          className={cx(css.mark, css.check)}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${id}h`} className={css.hint}>
          {hint}
        </p>
      )}
      <div className={css.below}>
        <ErrorText id={`${id}e`}>{error}</ErrorText>
      </div>
    </div>
  );
}
