import type { ReactNode } from 'react';
import { cx } from '../cx';
import { VisuallyHidden } from '../layout/visually-hidden';
import css from './skeleton.module.css';

export type SkeletonProps = {
  /** `picture` is 16:9, `card` a picture with two lines, the others a line as high as that text or button. */
  shape?: 'text' | 'title' | 'button' | 'picture' | 'card';
  className?: string;
};

/**
 * A placeholder for content that is loading, without inline style, so that it can be used in static HTML. What waits until a
 * page stands knows it by `data-skeleton`.
 */
export function Skeleton({ shape = 'text', className }: SkeletonProps) {
  if (shape !== 'card')
    return <span className={cx(css.skeleton, css[shape], className)} data-skeleton aria-hidden="true" />;
  return (
    <span className={cx(css.card, className)} data-skeleton aria-hidden="true">
      <span className={cx(css.skeleton, css.picture)} />
      <span className={cx(css.skeleton, css.title)} />
      <span className={cx(css.skeleton, css.text)} />
    </span>
  );
}

/** Wraps skeletons: tells a screen reader once that something is loading. */
export function Loading({
  label = 'Cargando',
  className,
  children,
}: {
  label?: string;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
