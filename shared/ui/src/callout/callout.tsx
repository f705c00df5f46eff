import type { AriaRole, ReactNode } from 'react';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import css from './callout.module.css';

export type CalloutTone = 'success' | 'warning' | 'danger' | 'info';

export type CalloutProps = {
  tone?: CalloutTone;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons below the message. */
  actions?: ReactNode;
  /** Other than the tone's own. */
  role?: AriaRole;
  className?: string;
};

/** A boxed message within the page. A danger interrupts a screen reader, the other tones do not. */
export function Callout({
  tone = 'info',
  role = tone === 'danger' ? 'alert' : 'status',
  title,
  children,
  actions,
  className,
}: CalloutProps) {
  return (
    <div role={role} className={cx(css.callout, css[tone], className)}>
      <Icon name={tone} className={css.icon} />
      <div className={css.words}>
        {title && <p className={css.title}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </div>
  );
}
