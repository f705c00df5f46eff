import type { ReactNode } from 'react';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import css from './notice.module.css';

export type NoticeTone = 'success' | 'warning' | 'danger' | 'info';

export type NoticeProps = {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons that answer it. */
  actions?: ReactNode;
  className?: string;
};

/** A message in its place on the page. Dangers interrupt a screen reader, the others wait their turn. */
export function Notice({ tone = 'info', title, children, actions, className }: NoticeProps) {
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={cx(css.notice, css[tone], className)}>
      <Icon name={tone} className={css.icon} />
      <div className={css.words}>
        {title && <p className={css.title}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </div>
  );
}
