import type { CalculationLine } from '@vitrina/contract';
import css from './composition.module.css';

/** The parts of the month, in the order in which the table names them. */
export const partsOf = (lines: readonly CalculationLine[]): CalculationLine[] =>
  lines.filter(({ isMonthly, isVisible, amount }) => isMonthly && isVisible && amount > 0);

/** How many looks there are: a fifth part begins anew. */
export const LOOKS = 4;

/** One line of what the fee consists of; the table below says it in words, with the same marks. */
export const Composition = ({ lines }: { lines: readonly CalculationLine[] }) => (
  <div className={css.bar} aria-hidden="true">
    {partsOf(lines).map(({ label, amount }, i) => (
      <span key={label} className={css.part} data-look={i % LOOKS} style={{ flexGrow: amount }} />
    ))}
  </div>
);

/** The mark of a part beside its name. */
export const PartMark = ({ look }: { look: number }) => (
  <span className={css.mark} data-look={look % LOOKS} aria-hidden="true" />
);
