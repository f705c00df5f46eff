import type { ReactNode } from 'react';
import css from './visually-hidden.module.css';

/** For an element that is read out but not seen. */
export const hiddenClass = css.hidden;

/** Words for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={hiddenClass}>{children}</span>;
}
