import { cx, Skeleton } from '@vitrina/ui';
import css from './quotation-summary.module.css';

/** A placeholder as high as a `QuotationSummary` with its sections collapsed. */
export const QuotationSkeleton = ({ wide }: { wide?: boolean }) => (
  <div className={cx(css.summary, wide && css.wide)} aria-hidden="true">
    <Skeleton shape="picture" className={css.coming} />
    <div className={css.words}>
      <Skeleton />
      <Skeleton shape="title" />
      <Skeleton />
    </div>
  </div>
);
