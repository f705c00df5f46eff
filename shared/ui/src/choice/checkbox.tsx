import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../cx';
import { ErrorText } from '../field/error-text';
import css from './choice.module.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
};

/** A native checkbox with its label; the whole row is clickable. */
export const Checkbox = (props: CheckboxProps) => <Choice {...props} type="checkbox" mark={css.check} />;

/**
 * A native radio button with its label, alone or with others of the same `name`. For a choice among cards:
 * `RadioCards`.
 */
export const Radio = (props: CheckboxProps) => <Choice {...props} type="radio" mark={css.radio} />;

/** Yes or no that counts at once or changes what is asked: a native checkbox that is told to be a switch. */
export const Switch = (props: CheckboxProps) => (
  <Choice {...props} type="checkbox" role="switch" mark={css.switch} className={cx(css.wide, props.className)} />
);

type ChoiceProps = CheckboxProps & { type: 'checkbox' | 'radio'; mark?: string };

function Choice({ label, hint, error, className, mark, ...input }: ChoiceProps) {
  const id = useId();
  const described = [hint && `${id}h`, error && `${id}e`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label className={css.row}>
        <input
          id={`${id}i`}
          {...input}
          className={cx(css.mark, mark)}
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
