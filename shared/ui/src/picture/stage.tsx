import type { ComponentProps, ElementType } from 'react';
import { cx } from '../cx';
import css from './stage.module.css';

export type StageProps = Omit<ComponentProps<'div'>, 'ref'> & {
  /** The element to render, a div by default. */
  as?: ElementType;
  /** An even light, for small cards. */
  quiet?: boolean;
  /** A lit studio, for a transparent picture: in the dark scheme a dark one. */
  studio?: boolean;
};

/**
 * The background of a car, package or accessory picture, which is rendered on flat #eff1f5. In the light scheme it has
 * that colour; in the dark one it is a lit studio and the picture is blended into it with `multiply`. No edge shows in
 * either. A canvas inside is treated as a picture; `data-cutout` (`cutout` of `Picture`) marks a transparent one.
 */
export function Stage({ as: Element = 'div', quiet, studio, className, ...rest }: StageProps) {
  return <Element {...rest} className={cx(css.stage, quiet && css.quiet, studio && css.studio, className)} />;
}
