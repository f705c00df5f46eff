import type { Cents } from '@vitrina/contract';
import { useFormValue } from '@vitrina/forms';
import { CASH_LIMIT, formatMoney } from '@vitrina/rules';
import { AmountBlock, type PlanWords } from '../amount';
import { amount } from './fields/fields';
import { type PaidIn, paidInField } from './fields/paid-in-field';
import css from './transfer-form.module.css';

type DepositAmountProps = { balance: Cents; plan: PlanWords };

/**
 * The amount of a deposit, and from how much on no cash is taken, said before anything is deposited. The law counts all cash of
 * a purchase together: where the balance reaches the limit, no number of deposits in cash pays it.
 */
export function DepositAmount({ balance, plan }: DepositAmountProps) {
  const isCash = useFormValue<PaidIn | null>(paidInField.name)?.id === 'cash';
  return (
    <>
      <AmountBlock field={amount} balance={balance} plan={isCash && balance >= CASH_LIMIT ? null : plan} />
      <p className={css.cash}>
        <strong>{`Desde ${formatMoney(CASH_LIMIT)} no se acepta efectivo.`}</strong>
        {' La ley suma todos los depósitos en efectivo de una compra. Con cheque o transferencia no hay límite.'}
      </p>
    </>
  );
}
