import type { ReactNode } from 'react';
import css from './visually-hidden.module.css';

/** Class of an element that is read out but not shown. */
export const hiddenClass = css.hidden;

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={hiddenClass}>{children}</span>;
}
