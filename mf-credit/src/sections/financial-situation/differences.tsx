import { useFormValue } from '@vitrina/forms';
import { addedRows, type Rows } from '@vitrina/forms/lists';
import { amountOf } from '@vitrina/forms/masks';
import { type FinancialBlocks, type FinancialList, formatMoney, subtractCents, sumCents, ZERO } from '@vitrina/rules';
import css from './differences.module.css';
import type { RowValues } from './lists/definition';
import { askedPairs } from './pairs';

const useSum = (list: FinancialList) =>
  sumCents(addedRows(useFormValue<Rows<RowValues>>(list)).map(([, { value }]) => amountOf(value) ?? ZERO));

function Difference({ label, from, less }: ReturnType<typeof askedPairs>[number]) {
  const difference = subtractCents(useSum(from), useSum(less));
  return (
    <div className={css.difference}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.amount}>{formatMoney(difference)}</dd>
    </div>
  );
}

/** What is left of the lists that are asked for, as far as both of a pair are. */
export function Differences({ blocks }: { blocks: FinancialBlocks }) {
  const shown = askedPairs(blocks);
  if (shown.length === 0) return null;
  return (
    <dl className={css.differences}>
      {shown.map((difference) => (
        <Difference key={difference.from} {...difference} />
      ))}
    </dl>
  );
}
