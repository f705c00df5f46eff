import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import css from './details.module.css';

export type DetailsProps = Omit<ComponentProps<'details'>, 'title'> & {
  summary: ReactNode;
  /** Content at the end of the summary line, usually a `Price`. */
  meta?: ReactNode;
};

/** A native accordion; of those with the same `name` one is open at a time. */
export function Details({ summary, meta, className, children, ...rest }: DetailsProps) {
  return (
    <details {...rest} className={cx(css.details, className)}>
      <summary className={css.summary}>
        <span className={css.words}>{summary}</span>
        {meta}
        <Icon name="chevron-down" className={css.arrow} />
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
