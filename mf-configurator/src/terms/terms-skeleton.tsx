import { Loading, Skeleton } from '@vitrina/ui';
import css from './terms-skeleton.module.css';

/** A grey place for the first sections, so that the dialog opens about as high as it stays. */
export const TermsSkeleton = () => (
  <Loading label="Cargando los términos y condiciones" className={css.sections}>
    {['first', 'second', 'third', 'fourth'].map((section) => (
      <div key={section}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    ))}
  </Loading>
);
