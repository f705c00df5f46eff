import type { AgencyBankAccount } from '@vitrina/contract';

/** An account as an option of the form: its bank, and its kind, because a bank may have two of the dealership's. */
export type AccountOption = AgencyBankAccount & { name: string };

export const accountOptions = (accounts: readonly AgencyBankAccount[]): AccountOption[] =>
  accounts.map((account) => ({ ...account, name: `${account.bankName} · ${account.type}` }));
