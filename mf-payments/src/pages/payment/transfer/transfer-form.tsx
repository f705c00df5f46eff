import { type AgencyBankAccount, PAYMENT_METHODS, type PaymentRecord } from '@vitrina/contract';
import { SchemaForm } from '@vitrina/forms';
import { useMemo, useState } from 'react';
import { AmountBlock } from '../amount';
import { PendingDialog } from '../pending';
import { cashLeftOf } from './cash';
import { Correction, correctionOf } from './correction';
import { DepositAmount } from './deposit-amount';
import { accountOptions, amount } from './fields/fields';
import { depositSchema, transferSchema } from './fields/schema';
import { firstValues } from './first-values';
import { useSubmit } from './register/use-submit';
import { TransferSteps } from './steps/transfer-steps';
import css from './transfer-form.module.css';
import type { TransferPaymentProps } from './transfer-props';
import { TRANSFER_WORDS } from './words';

/** Presses in this time after one that counted are ignored (specification 2, section 9). */
const WINDOW_MS = 2_000;

type TransferFormProps = TransferPaymentProps & {
  accounts: readonly AgencyBankAccount[];
  paid: readonly PaymentRecord[];
};

/** The amount, then the three steps of a transfer or deposit (specification 2, section 2). What is typed is kept as a draft. */
export function TransferForm({ found, balance, method, kept, corrects, accounts, paid }: TransferFormProps) {
  const { negotiationId: id } = found;
  const correction = correctionOf(corrects, paid);
  const corrected = correction?.is === 'open' ? correction.payment : undefined;
  const words = TRANSFER_WORDS[method];
  const isDeposit = method === PAYMENT_METHODS.bankDeposit;
  const cash = cashLeftOf(paid);
  const schema = useMemo(
    () => (isDeposit ? depositSchema(balance, cash) : transferSchema(balance)),
    [isDeposit, balance, cash],
  );
  const options = useMemo(() => accountOptions(accounts), [accounts]);
  const [initial] = useState(() => firstValues({ method, balance, accounts, kept, rejected: corrected }));
  const { submit, asked } = useSubmit({ found, method, corrects: corrected?.id, kept });
  return (
    <>
      {correction && <Correction correction={correction} />}
      <SchemaForm
        schema={schema}
        initial={initial}
        draftKey={`pago ${id} ${method} ${corrected?.id ?? ''}`}
        ignoreRepeatsMs={WINDOW_MS}
        onSubmit={submit}
        aria-label={words.form}
        className={css.form}
      >
        <div className={css.amount}>
          {isDeposit ? (
            <DepositAmount balance={balance} plan={words.plan} />
          ) : (
            <AmountBlock field={amount} balance={balance} plan={words.plan} />
          )}
        </div>
        <TransferSteps found={found} balance={balance} method={method} accounts={options} />
      </SchemaForm>
      <PendingDialog asked={asked} />
    </>
  );
}
