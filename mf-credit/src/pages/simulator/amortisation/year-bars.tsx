import { type AmortisationYear, formatMoney } from '@vitrina/rules';
import css from './year-bars.module.css';

/** Capital and interest of each year; the longest bar is the dearest year. */
export function YearBars({ years }: { years: readonly AmortisationYear[] }) {
  const most = Math.max(...years.map(({ instalment }) => instalment));
  return (
    <figure className={css.figure}>
      <figcaption className={css.legend}>
        <span>
          <span className={css.mark} data-part="capital" aria-hidden="true" />
          Capital
        </span>
        <span>
          <span className={css.mark} data-part="interest" aria-hidden="true" />
          Interés
        </span>
      </figcaption>
      <ol className={css.years}>
        {years.map(({ number, capital, interest, instalment }) => (
          <li key={number} className={css.year}>
            <span className={css.name}>{`Año ${number}`}</span>
            <span className={css.bar} aria-hidden="true">
              <span className={css.part} data-part="capital" style={{ flexGrow: capital }} />
              <span className={css.part} data-part="interest" style={{ flexGrow: interest }} />
              <span className={css.part} style={{ flexGrow: most - instalment }} />
            </span>
            <span className={css.words}>{`capital ${formatMoney(capital)}, interés ${formatMoney(interest)}`}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
