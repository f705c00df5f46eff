import type { Cents } from '@vitrina/contract';
import { type ReactNode, useRef } from 'react';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import { Container } from '../layout/layout';
import { LivePrice } from '../price/live-price';
import css from './price-bar.module.css';
import { useBarHeight } from './use-bar-height';

export type PriceBarProps = {
  /** What the amount is: 'PVP sugerido'. */
  label: string;
  /** absent while there is none */
  cents?: Cents;
  /** Shown instead of the label while the amount is being computed: 'Calculando…'. */
  pending?: string;
  /** About the amount, in a line of its own on phones. Its room must be there before it is. */
  note?: ReactNode;
  /** Opens the price lines. */
  onOpen(): void;
  /** The step's buttons. */
  children?: ReactNode;
};

/** The amount and the step's buttons, always visible at the bottom edge. Put it last in the step. */
export function PriceBar({ label, cents, pending, note, onOpen, children }: PriceBarProps) {
  const bar = useRef<HTMLElement>(null);
  useBarHeight(bar);
  return (
    <section ref={bar} aria-label={label} data-price-bar className={css.bar}>
      <Container className={cx(css.row, note ? css.noted : undefined)}>
        <div className={css.price}>
          {/* The amount is not inside the button: there, its changes would not be read out. */}
          <button type="button" className={css.label} aria-haspopup="dialog" onClick={onOpen}>
            <span>{pending ?? label}</span>
            <Icon name="chevron-right" size={16} />
          </button>
          <LivePrice label={label} cents={cents} pending={pending} />
        </div>
        {note && <div className={css.note}>{note}</div>}
        <div className={css.actions}>{children}</div>
      </Container>
    </section>
  );
}
