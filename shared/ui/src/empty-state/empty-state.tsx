import type { ReactNode } from 'react';
import { cx } from '../cx';
import { Icon, type IconName } from '../icon/icon';
import css from './empty-state.module.css';

export type EmptyStateProps = {
  title: ReactNode;
  children?: ReactNode;
  icon?: IconName;
  /** Stands in place of the icon. */
  picture?: ReactNode;
  /** What the user can do about it. */
  action?: ReactNode;
  className?: string;
};

/** Says that there is nothing here, and what to do. */
export function EmptyState({ title, children, icon = 'info', picture, action, className }: EmptyStateProps) {
  return (
    <div className={cx(css.empty, className)}>
      {picture ?? <Icon name={icon} size={28} strokeWidth={1.25} className={css.icon} />}
      <p className={css.title}>{title}</p>
      {children && <div className={css.text}>{children}</div>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
