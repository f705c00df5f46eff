import type { ComponentProps, ElementType } from 'react';
import { cx } from '../cx';
import css from './layout.module.css';

type Box = Omit<ComponentProps<'div'>, 'ref'> & {
  /** The element to render, a div by default. */
  as?: ElementType;
};

/**
 * The page's width with its gutters; `narrow` for text and forms (44rem), `page` with the space above and below that a
 * whole page has.
 */
export function Container({
  as: Element = 'div',
  narrow,
  page,
  className,
  ...rest
}: Box & { narrow?: boolean; page?: boolean }) {
  return <Element {...rest} className={cx(css.container, narrow && css.narrow, page && css.page, className)} />;
}

export type Gap = 's' | 'm' | 'l' | 'xl';

/** Vertical stack: gaps of 8, 16, 32 px and that of a section. */
export function Stack({ as: Element = 'div', gap = 'm', className, ...rest }: Box & { gap?: Gap }) {
  return <Element {...rest} className={cx(css.stack, css[gap], className)} />;
}

/** Side by side, wrapped if there is no room. */
export function Row({ as: Element = 'div', gap = 'm', className, ...rest }: Box & { gap?: Gap }) {
  return <Element {...rest} className={cx(css.row, css[gap], className)} />;
}

/** As many equal columns as fit, at least 12rem (s), 16rem (m) or 22rem (l) wide. */
export function Grid({
  as: Element = 'div',
  min = 'm',
  gap = 'm',
  className,
  ...rest
}: Box & { min?: 's' | 'm' | 'l'; gap?: Gap }) {
  return <Element {...rest} className={cx(css.grid, css[`min-${min}`], css[gap], className)} />;
}
