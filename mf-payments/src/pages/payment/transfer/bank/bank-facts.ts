import { type AgencyBankAccount, type Cents, fromCents } from '@vitrina/contract';
import { formatMoney } from '@vitrina/rules';

/** A line of the bank data: what it is, as it is shown, and as it is copied. */
export type BankFact = { name: string; value: string; copied?: string };

type Paid = {
  account: AgencyBankAccount;
  /** null while none is typed that can be read */
  amount: Cents | null;
  /** the number of the purchase: what the adviser finds the payment by */
  reference: string;
};

/** What a banking app asks for. An amount is copied as apps take it: '6666.67'. */
export const bankFacts = ({ account, amount, reference }: Paid): BankFact[] => [
  { name: 'Banco', value: account.bankName },
  { name: 'Tipo de cuenta', value: account.type },
  { name: 'Número de cuenta', value: account.number },
  { name: 'Beneficiario', value: account.holder },
  ...(account.holderTaxNumber ? [{ name: 'RUC', value: account.holderTaxNumber }] : []),
  ...(amount ? [{ name: 'Monto', value: formatMoney(amount), copied: fromCents(amount).toFixed(2) }] : []),
  { name: 'Referencia', value: reference },
];

/** The same as lines of text, for the QR: no bank of the country reads a code of another's. */
export const bankText = (paid: Paid): string =>
  bankFacts(paid)
    .map(({ name, value, copied = value }) => `${name}: ${copied}`)
    .join('\n');
