import { Skeleton } from '@vitrina/ui';
import css from './list-skeleton.module.css';

const ROWS = ['a', 'b', 'c', 'd'];

/** As high as a list of a few rows. */
export const ListSkeleton = () => (
  <div className={css.rows} aria-hidden="true">
    {ROWS.map((row) => (
      <div key={row} className={css.row}>
        <Skeleton className={css.car} />
        <div>
          <Skeleton shape="title" />
          <Skeleton />
        </div>
      </div>
    ))}
  </div>
);
