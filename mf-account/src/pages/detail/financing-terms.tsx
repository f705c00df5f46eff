import type { FinancingRequest } from '@vitrina/contract';
import { formatDate, formatMoney } from '@vitrina/rules';
import { useId } from 'react';
import css from './financing-terms.module.css';

/** What a request is about, as its row in the list says it (specification 2, section 2), and what the lender offered. */
export function FinancingTerms({ request }: { request: FinancingRequest }) {
  const { date, downPayment, financed, monthlyInstalment, term } = request;
  const title = useId();
  return (
    <section aria-labelledby={title} className={css.financing}>
      <h2 id={title}>Tu financiamiento</h2>
      <dl className={css.terms}>
        <div>
          <dt>Fecha de solicitud</dt>
          <dd>
            <time dateTime={date}>{formatDate(date)}</time>
          </dd>
        </div>
        <div>
          <dt>Entrada</dt>
          <dd>{formatMoney(downPayment)}</dd>
        </div>
        <div>
          <dt>Monto a financiar</dt>
          <dd>{formatMoney(financed)}</dd>
        </div>
        {term !== undefined && (
          <div>
            <dt>Plazo</dt>
            <dd>{`${term} meses`}</dd>
          </div>
        )}
        {monthlyInstalment !== undefined && (
          <div>
            <dt>Cuota mensual</dt>
            <dd>{formatMoney(monthlyInstalment)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
