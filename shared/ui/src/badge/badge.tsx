import type { ReactNode } from 'react';
import { cx } from '../cx';
import css from './badge.module.css';

export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'accent';

/** A short label for a state. */
export function Badge({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: Tone;
  className?: string;
  children: ReactNode;
}) {
  return <span className={cx(css.badge, css[tone], className)}>{children}</span>;
}
