import type { AgencyBankAccount } from '@vitrina/contract';
import {
  bankNumberField,
  emailField,
  namesField,
  type OutputOf,
  optional,
  selectField,
  type ValuesOf,
} from '@vitrina/forms';
import { fileField } from '@vitrina/forms/files';
import { dateField } from '@vitrina/forms/masks';
import { todayInEcuador, transferDates } from '@vitrina/rules';
import { paymentAmount } from '../../amount';
import { paidInField } from './paid-in-field';

/** An account as an option of the form: its bank, and its kind, because a bank may have two of the dealership's. */
export type AccountOption = AgencyBankAccount & { name: string };

export const accountOptions = (accounts: readonly AgencyBankAccount[]): AccountOption[] =>
  accounts.map((account) => ({ ...account, name: `${account.bankName} · ${account.type}` }));

const dates = () => transferDates(todayInEcuador(new Date()));

export const amount = paymentAmount('monto');
export const account = selectField<'banco', AccountOption>({ name: 'banco', label: 'Banco' });
export const beneficiary = namesField({ name: 'beneficiario', label: 'Beneficiario', autoComplete: 'off' });
export const accountNumber = bankNumberField({
  name: 'cuenta',
  label: 'Número de cuenta',
  autoComplete: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
});
export const receiptNumber = bankNumberField({
  name: 'comprobante',
  label: 'Número de comprobante',
  autoComplete: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
});
export const email = optional(emailField({ name: 'email', label: 'Correo del beneficiario', autoComplete: 'off' }));
export const date = dateField({
  name: 'fecha',
  label: 'Fecha de la transacción',
  min: () => dates().min ?? '',
  max: () => dates().max ?? '',
});
export const file = fileField({ name: 'archivo', label: 'Comprobante' });

/** The fields of a transfer, and of a deposit, in the order of the screen (specification 2, section 5; `forma` is ours). */
export const TRANSFER_FIELDS = [amount, account, beneficiary, accountNumber, receiptNumber, email, date, file] as const;
export const DEPOSIT_FIELDS = [...TRANSFER_FIELDS, paidInField] as const;

export type TransferOutput = OutputOf<typeof TRANSFER_FIELDS> & Partial<OutputOf<typeof DEPOSIT_FIELDS>>;
export type TransferValues = ValuesOf<typeof DEPOSIT_FIELDS>;
