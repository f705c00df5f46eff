import type { Cents, Negotiation } from '@vitrina/contract';
import { SubmitButton, useFormValue } from '@vitrina/forms';
import { useState } from 'react';
import { useDeclaration } from '../../declaration';
import { BankData } from '../bank/bank-data';
import { SendData } from '../bank/send-data';
import { DeclareFirst } from '../declare-first';
import { type AccountOption, file } from '../fields/fields';
import { TransactionFields } from '../fields/transaction-fields';
import { TRANSFER_WORDS } from '../words';
import { Step, Steps } from './steps';
import css from './transfer-steps.module.css';

type TransferStepsProps = { found: Negotiation; balance: Cents; method: 2 | 3; accounts: readonly AccountOption[] };

/** The bank data, the payment at the bank, and what is told about it. */
export function TransferSteps({ found, balance, method, accounts }: TransferStepsProps) {
  const { negotiationId: id = 0, creditPurchase: isCredit = false, purchase, number } = found;
  const [isSent, setSent] = useState(false);
  const receipt = useFormValue<File>(file.name);
  const declaration = useDeclaration(found);
  const words = TRANSFER_WORDS[method];
  return (
    <Steps>
      <Step number={1} title="Recibe los datos bancarios" isDone={isSent}>
        <BankData accounts={accounts} reference={purchase?.number ?? `${number}`} />
        <SendData id={id} isEarly={declaration.isNeeded && isCredit} onSent={() => setSent(true)} />
      </Step>
      <Step number={2} title={words.pay} isDone={receipt !== undefined}>
        <p className={css.hint}>{words.payHint}</p>
      </Step>
      <Step number={3} title="Ingresa los datos de la transacción">
        {declaration.isNeeded && (
          <DeclareFirst id={id} method={method} balance={balance} isCredit={isCredit} declaration={declaration} />
        )}
        <TransactionFields method={method} disabled={declaration.isNeeded} />
        <p>
          <SubmitButton disabled={declaration.isNeeded}>{words.submit}</SubmitButton>
        </p>
      </Step>
    </Steps>
  );
}
