import { useId } from 'react';
import css from './year-selector.module.css';

type YearSelectorProps = { years: readonly number[]; value: number | undefined; onChange(year: number): void };

/** The years in which the model is sold, newest first, as a row of native radios. */
export function YearSelector({ years, value, onChange }: YearSelectorProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className={css.legend}>Año</legend>
      <div className={css.years}>
        {years.map((year) => (
          <label key={year} className={css.year} data-checked={year === value || undefined}>
            <input type="radio" name={name} checked={year === value} onChange={() => onChange(year)} />
            <span>{year}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
