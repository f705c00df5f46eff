import type { FeeSettings, Negotiation } from '@vitrina/contract';
import {
  amortisation,
  byYear,
  formatDate,
  formatMoney,
  formatRate,
  subtractCents,
  sumsOf,
  todayInEcuador,
} from '@vitrina/rules';
import { Button, cx, Logo } from '@vitrina/ui';
import { Printer } from 'lucide-react';
import { useEffect, useId, useMemo, useRef } from 'react';
import { DISCLAIMER } from '../result/disclaimer';
import type { Calculated } from '../result/use-calculation';
import css from './amortisation.module.css';
import { AmortisationTable } from './amortisation-table';
import { YearBars } from './year-bars';

/** How the table is calculated, under it (docs/adr/0081-credit-simulator.md). */
const CONVENTION =
  'Sistema francés, con meses de 30 días y años de 360: el interés de cada mes es el saldo por la tasa nominal dividida ' +
  'para 12, redondeado al centavo, y el resto de la cuota es capital. El último mes paga lo que queda, por eso puede variar ' +
  'en centavos. El desgravamen se calcula sobre el saldo antes de cada cuota. La tabla no incluye el seguro vehicular, el ' +
  'dispositivo ni la contribución a SOLCA. Puede haber diferencias si el banco cuenta días calendario.';

type AmortisationProps = { found: Negotiation; result: Calculated; settings: FeeSettings; className?: string };

/** The credit year by year, then month by month, to the cent; printed it is the only thing on the paper. */
export function Amortisation({ found, result: { term, entry }, settings, className }: AmortisationProps) {
  const { nominalBp, effectiveBp, lifeInsuranceMonthlyBp } = settings;
  const principal = subtractCents(found.total, entry);
  const rows = useMemo(
    () => amortisation({ principal, nominalBp, months: term.id, lifeInsuranceMonthlyBp }),
    [principal, nominalBp, term.id, lifeInsuranceMonthlyBp],
  );
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // It opens below what is seen, or above it on a phone: who asked for it is led there.
  useEffect(() => heading.current?.focus(), []);
  const sums = sumsOf(rows);
  return (
    <section aria-labelledby={id} className={cx(css.section, className)}>
      <div className={css.paper}>
        <Logo />
        <p>{`${found.colourName ?? found.company} · Cotización N.º ${found.number} · ${formatDate(todayInEcuador(new Date()))}`}</p>
      </div>
      <header className={css.head}>
        <h2 ref={heading} id={id} tabIndex={-1}>
          Tabla de amortización
        </h2>
        <Button variant="secondary" size="s" className={css.print} onClick={() => window.print()}>
          <Printer size={18} strokeWidth={1.75} aria-hidden="true" />
          Imprimir
        </Button>
      </header>
      <p className={css.lead}>
        {`Financias ${formatMoney(principal)} a ${term.name}, con entrada de ${formatMoney(entry)}. Pagas ${formatMoney(sums.interest)} de intereses: ${formatMoney(sums.instalment)} en total por capital e interés.`}
      </p>
      <YearBars years={byYear(rows)} />
      <AmortisationTable rows={rows} sums={sums} />
      <div className={css.small}>
        <p>{`Tasa nominal ${formatRate(nominalBp)} · Tasa efectiva ${formatRate(effectiveBp)}`}</p>
        <p>{CONVENTION}</p>
        <p className={css.paper}>{DISCLAIMER}</p>
      </div>
    </section>
  );
}
