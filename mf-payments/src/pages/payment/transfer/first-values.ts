import {
  type AgencyBankAccount,
  type Cents,
  PAYMENT_METHODS,
  type PaymentChoice,
  type PaymentRecord,
} from '@vitrina/contract';
import { cutToBalance, formatDate } from '@vitrina/rules';
import { accountOptions, type TransferValues } from './fields/fields';
import { PAID_IN } from './fields/paid-in-field';

type Known = {
  method: 2 | 3;
  balance: Cents;
  accounts: readonly AgencyBankAccount[];
  kept: PaymentChoice | undefined;
  /** the rejected payment that this one corrects */
  rejected: PaymentRecord | undefined;
};

/**
 * What the form begins with: the whole balance, or the amount that was chosen before; the only account there is. A
 * correction begins with what was rejected.
 */
export function firstValues({ method, balance, accounts, kept, rejected }: Known): TransferValues {
  const options = accountOptions(accounts);
  const only = options.length === 1 ? options[0] : undefined;
  const chosen = kept?.method === method ? kept.amount : balance;
  if (!rejected) return { monto: cutToBalance(chosen, balance), banco: only ?? null };
  const { amount, accountId, beneficiary, beneficiaryEmail, receiptNumber, date, paidInCash } = rejected;
  const paid = options.find(({ id }) => id === accountId);
  return {
    monto: cutToBalance(amount, balance),
    banco: paid ?? null,
    beneficiario: beneficiary ?? '',
    cuenta: paid?.number ?? '',
    comprobante: receiptNumber ?? '',
    email: beneficiaryEmail ?? '',
    fecha: formatDate(date),
    ...(method === PAYMENT_METHODS.bankDeposit && paidInCash !== undefined && { forma: PAID_IN[paidInCash ? 0 : 1] }),
  };
}
