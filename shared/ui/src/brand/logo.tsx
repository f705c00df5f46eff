import { cx } from '../cx';
import { brand } from './brand';
import css from './logo.module.css';

/** Mark and name of the brand in the colour of the surrounding text. Read out as the brand's name. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={cx(css.logo, className)}>
      <brand.Mark className={css.mark} />
      <span className={css.name}>{brand.name}</span>
    </span>
  );
}
