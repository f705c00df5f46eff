import { cx } from '@vitrina/ui';
import css from './parts-bar.module.css';

export type BarPart = { look: 'paid' | 'waiting' | 'left'; cents: number };

/** A line of parts as long as their amounts, the smallest still in sight; the words beside it say what they are. */
export const PartsBar = ({ parts, isThin }: { parts: readonly BarPart[]; isThin?: boolean }) => (
  <div className={cx(css.bar, isThin && css.thin)} aria-hidden="true">
    {parts.map(({ look, cents }) => (
      <span
        key={look}
        className={css[look]}
        style={{ flexGrow: Math.max(0, cents), minInlineSize: cents > 0 ? '0.25rem' : 0 }}
      />
    ))}
  </div>
);
