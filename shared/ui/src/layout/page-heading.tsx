import type { ReactNode } from 'react';
import { cx } from '../cx';
import css from './page-heading.module.css';

export type PageHeadingProps = {
  children: ReactNode;
  /** A short line above: the position in the journey. */
  eyebrow?: ReactNode;
  /** A sentence below. */
  lead?: ReactNode;
  /** For the top of a page with a large picture. */
  display?: boolean;
  className?: string;
};

/** The page's one h1. The shell moves focus to it after a navigation (by `data-page-heading`). */
export function PageHeading({ children, eyebrow, lead, display, className }: PageHeadingProps) {
  return (
    <div className={cx(css.heading, className)}>
      {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
      <h1 data-page-heading tabIndex={-1} className={display ? css.display : undefined}>
        {children}
      </h1>
      {lead && <p className={css.lead}>{lead}</p>}
    </div>
  );
}
