import { randomUUID } from 'node:crypto';
import {
  type AgencyBankAccount,
  agencyBankAccounts,
  cents,
  type RequestOf,
  registerPayment,
  type SessionUser,
} from '@vitrina/contract';
import { todayInEcuador } from '@vitrina/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../../src/platform/database/schema';
import { callAs } from './account';
import type { Served } from './backend';
import { pdfOf } from './receipt';

export type Registration = RequestOf<typeof registerPayment>;

/** A small PDF as a form sends it. */
export const receiptFile = (name = 'comprobante.pdf', content = pdfOf(name)): Registration['file'] => ({
  ...{ base64: Buffer.from(content, 'latin1').toString('base64'), name, extension: name.split('.').at(-1) ?? '' },
});

/** A transfer of one dollar as its form sends it, to an account of the purchase's dealership. */
export const registration = (
  negotiationId: number,
  account: AgencyBankAccount,
  changes: Partial<Registration> = {},
): Registration => ({
  ...{ id: negotiationId, method: 2, amount: cents(100), date: todayInEcuador(new Date()) },
  account: { id: account.id, bankName: account.bankName, number: account.number },
  ...{ beneficiary: 'Automotores Cóndor', accountNumber: account.number, file: receiptFile() },
  receiptNumber: randomUUID().slice(0, 8),
  attempt: randomUUID(),
  ...changes,
});

/** A customer who registers payments for one purchase. */
export async function payerOf(backend: Pick<Served, 'origin'>, user: SessionUser, negotiationId: number) {
  const { answer: accounts = [] } = await callAs(backend, user, agencyBankAccounts, { id: negotiationId });
  const [account] = accounts;
  if (!account) throw new Error('the dealership has no account');
  return {
    accounts,
    words: (changes: Partial<Registration> = {}) => registration(negotiationId, account, changes),
    register: (changes: Partial<Registration> = {}) =>
      callAs(backend, user, registerPayment, registration(negotiationId, account, changes)),
  };
}

/** Everything that registering may write for a purchase. */
export async function paymentRows(database: Kysely<Database>, negotiationId: number) {
  const [payments, events, files] = await Promise.all([
    database.selectFrom('payment').selectAll().where('negotiation_id', '=', negotiationId).orderBy('id').execute(),
    database
      .selectFrom('purchase_event')
      .select(['actor', 'name', 'payment_id', 'amount_cents'])
      .where('negotiation_id', '=', negotiationId)
      .orderBy('id')
      .execute(),
    database
      .selectFrom('stored_file')
      .innerJoin('payment', 'payment.file_id', 'stored_file.id')
      .innerJoin('stored_file_content', 'stored_file_content.file_id', 'stored_file.id')
      .select(['stored_file.id', 'stored_file.name', 'media_type', 'stored_file.account_id'])
      .where('negotiation_id', '=', negotiationId)
      .execute(),
  ]);
  return { payments, events, files };
}
