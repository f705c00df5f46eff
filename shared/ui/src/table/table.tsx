import { type ReactNode, useId } from 'react';
import { cx } from '../cx';
import { byKeyboard } from '../layout/by-keyboard';
import { hiddenClass } from '../layout/visually-hidden';
import { role } from './role';
import css from './table.module.css';

export type TableProps = {
  caption: ReactNode;
  /** The caption is only for screen readers. */
  hideCaption?: boolean;
  className?: string;
  /** Native thead, tbody, tfoot; a cell with `data-number` is right-aligned with tabular figures. */
  children: ReactNode;
};

/** A table that scrolls horizontally within itself on narrow screens. */
export function Table({ caption, hideCaption, className, children }: TableProps) {
  const id = useId();
  return (
    <section {...byKeyboard} aria-labelledby={id} className={cx(css.scroller, className)}>
      <table {...role('table')} className={css.table}>
        <caption id={id} className={hideCaption ? hiddenClass : css.caption}>
          {caption}
        </caption>
        {children}
      </table>
    </section>
  );
}
