import { query, useQuery } from '@vitrina/api-client';
import { type Cents, feeSettings } from '@vitrina/contract';
import { formatMoney, lowestInstalment } from '@vitrina/rules';
import css from './monthly-note.module.css';

/** 'desde $442.36 al mes' of a price, with what it assumes, from one read of the rates for all prices of the page. */
export function FromMonthly({ price }: { price: Cents }) {
  const { data: settings } = useQuery(query(feeSettings, {}, { quiet: true }));
  const lowest = settings && lowestInstalment(price, settings);
  if (!lowest) return null;
  return (
    <>
      <span className={css.amount}>{`desde ${formatMoney(lowest.monthly)} al mes`}</span>
      <span className={css.assumed}>{`${lowest.months} meses, entrada de ${formatMoney(lowest.downPayment)}`}</span>
    </>
  );
}
