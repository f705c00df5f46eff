import { cents } from '@vitrina/contract';
import { FormField, useFormValue, useSetFormValue } from '@vitrina/forms';
import { type AmountValue, amountOf } from '@vitrina/forms/masks';
import { formatMoney, maxCents, minCents } from '@vitrina/rules';
import { useId } from 'react';
import css from './entry-block.module.css';
import type { EntryLimits, fieldsFor } from './fields';

type EntryBlockProps = { field: ReturnType<typeof fieldsFor>['entry']; limits: EntryLimits };

/** Of the slider: $100.00. Whoever wants another amount types it. */
const STEP = 10_000;

/** The down payment as a number and as a slider in step with it, with both limits. */
export function EntryBlock({ field, limits: { min, max } }: EntryBlockProps) {
  const setValue = useSetFormValue();
  const id = useId();
  const typed = amountOf(useFormValue<AmountValue>(field.name));
  const shown = maxCents(min, minCents(typed ?? min, max));
  const percent = Math.round((100 * shown) / max);
  return (
    <div className={css.block}>
      <FormField of={field} className={css.amount} />
      <div className={css.slide}>
        <input
          type="range"
          className={css.range}
          aria-label="Ajustar la entrada"
          aria-describedby={id}
          aria-valuetext={`${formatMoney(shown)}, el ${percent} % del precio`}
          min={min}
          // Its steps begin at the minimum: the last one goes as far as the price or beyond it.
          max={min + Math.ceil((max - min) / STEP) * STEP}
          step={STEP}
          value={shown}
          onChange={({ currentTarget }) => setValue(field.name, minCents(cents(currentTarget.valueAsNumber), max))}
        />
        <p id={id} className={css.limits}>
          <span>
            Mínimo <data value={min / 100}>{formatMoney(min)}</data>
          </span>
          <span>
            Máximo <data value={max / 100}>{formatMoney(max)}</data>
          </span>
        </p>
      </div>
    </div>
  );
}
