import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import css from './details.module.css';

export type DetailsProps = Omit<ComponentProps<'details'>, 'title'> & {
  summary: ReactNode;
  /** What stands at the end of the summary line, mostly a `Price`. */
  meta?: ReactNode;
};

/** A native accordion; those with the same `name` open one at a time. */
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
