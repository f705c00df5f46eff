import type { ComponentProps } from 'react';
import { cx } from '../cx';
import { Icon, type IconName } from '../icon/icon';
import css from './button.module.css';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconName;
  /** What it does, for screen readers. */
  label: string;
};

/** A round button of 44 px with only an icon. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} {...rest} className={cx(css.round, className)}>
      <Icon name={icon} />
    </button>
  );
}
