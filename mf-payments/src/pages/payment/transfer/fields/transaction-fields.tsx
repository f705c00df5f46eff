import { PAYMENT_METHODS } from '@vitrina/contract';
import { FormField } from '@vitrina/forms';
import { FieldGrid, WholeRow } from '@vitrina/journey';
import { accountNumber, beneficiary, date, email, file, receiptNumber } from './fields';
import { paidInField } from './paid-in-field';
import css from './transaction-fields.module.css';

type TransactionFieldsProps = { method: 2 | 3; disabled: boolean };

/** What is told about a payment that was made at a bank. */
export const TransactionFields = ({ method, disabled }: TransactionFieldsProps) => (
  <div className={css.fields}>
    <FieldGrid>
      {method === PAYMENT_METHODS.bankDeposit && (
        <WholeRow>
          <FormField of={paidInField} disabled={disabled} />
        </WholeRow>
      )}
      <FormField of={beneficiary} disabled={disabled} hint="El dueño de la cuenta, como está en los datos bancarios" />
      <FormField of={accountNumber} disabled={disabled} hint="La cuenta a la que pagaste" />
      <FormField of={receiptNumber} disabled={disabled} />
      <FormField of={date} disabled={disabled} />
      <FormField of={email} disabled={disabled} />
      <WholeRow>
        <FormField
          of={file}
          disabled={disabled}
          hint="Si sales de esta página, elígelo de nuevo: el archivo no se guarda"
        />
      </WholeRow>
    </FieldGrid>
  </div>
);
