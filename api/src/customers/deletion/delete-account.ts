import { hasEnded } from '@vitrina/rules';
import { type Kysely, sql, type Transaction } from 'kysely';
import { deleteOwned } from '../../platform/database/delete-owned';
import type { Database } from '../../platform/database/schema';

/** What a closed account keeps rows of: decided purchases and requests with their money, and whose they are. */
export const KEPT = [
  'account',
  'person',
  'quotation',
  'negotiation',
  'financing',
  'payment',
  'card_attempt',
  'purchase_event',
  'staff_alert',
  'consent',
  'stored_file',
  'stored_file_content',
] as const satisfies readonly (keyof Database)[];

/** What an account has beside its purchases, and loses; what hangs on these goes with them. */
export const OF_ACCOUNT = [
  'email_change',
  'person_email',
  'person_phone',
  'person_address',
  'one_time_password',
  'session',
  'deletion_request',
] as const satisfies readonly (keyof Database)[];

/** What a decided negotiation loses. */
export const OF_NEGOTIATION = ['payment_choice', 'document', 'application_section'] as const;

interface Sale {
  negotiationId: number;
  quotationId: number;
  isDecided: boolean;
  isUnderWay: boolean;
}

/** The negotiations of an account. One that is under way has not ended yet: staff still has to reach its buyer. */
export async function salesOf(database: Kysely<Database>, accountId: number): Promise<Sale[]> {
  const rows = await database
    .selectFrom('negotiation')
    .innerJoin('quotation', 'quotation.id', 'quotation_id')
    .select(['negotiation.id', 'quotation_id', 'decided_at', 'status'])
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ id, quotation_id, decided_at, status }) => ({
    negotiationId: id,
    quotationId: quotation_id,
    isDecided: decided_at !== null,
    isUnderWay: status !== null && !hasEnded(status),
  }));
}

const idsOf = (sales: readonly Sale[]) => sales.map(({ negotiationId }) => negotiationId);

/** Deletes the quotations of an account that have no negotiation left, and the files that no payment shows. */
async function deleteRest(transaction: Transaction<Database>, accountId: number): Promise<void> {
  await transaction
    .deleteFrom('quotation')
    .where('account_id', '=', accountId)
    .where('id', 'not in', (of) => of.selectFrom('negotiation').select('quotation_id'))
    .execute();
  await transaction
    .deleteFrom('stored_file')
    .where('account_id', '=', accountId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('payment').select('payment.id').whereRef('file_id', '=', 'stored_file.id'))),
    )
    .execute();
}

/** Messages to the account's mailboxes and telephones: sent ones are kept for a month otherwise. */
async function deleteMessages(transaction: Transaction<Database>, accountId: number): Promise<void> {
  await sql`delete from outbox where recipient in (
    select address from person_email where account_id = ${accountId}
    union all select number from person_phone where account_id = ${accountId}
    union all select unnest(array[email, phone]) from account where id = ${accountId}
  )`.execute(transaction);
}

/** Deletes an account with everything that is its own. */
export async function deleteWhole(transaction: Transaction<Database>, accountId: number): Promise<void> {
  await deleteMessages(transaction, accountId);
  await deleteOwned(transaction, 'account', [accountId]);
}

/** Of card payments the law asks who paid, not how to reach them; of transfers as little. */
async function stripPayments(transaction: Transaction<Database>, ids: readonly number[]): Promise<void> {
  await sql`update card_attempt set payer = payer - 'phone' - 'email' where negotiation_id = any(${ids})`.execute(
    transaction,
  );
  await transaction
    .updateTable('payment')
    .set({ beneficiary_email: null })
    .where('negotiation_id', 'in', ids)
    .execute();
}

/**
 * Closes an account that has bought: purchases with their payments and receipts, names and identification stay, because tax
 * law demands them; everything else goes, and nobody signs in any more. While a purchase is under way its telephone and
 * e-mail address stay too: its buyer is owed a car, or money.
 */
export async function closeAccount(transaction: Transaction<Database>, accountId: number, sales: readonly Sale[]) {
  const decided = sales.filter(({ isDecided }) => isDecided);
  const isUnderWay = decided.some((sale) => sale.isUnderWay);
  await deleteMessages(transaction, accountId);
  await deleteOwned(transaction, 'negotiation', idsOf(sales.filter(({ isDecided }) => !isDecided)));
  for (const table of OF_NEGOTIATION) {
    await transaction.deleteFrom(table).where('negotiation_id', 'in', idsOf(decided)).execute();
  }
  await stripPayments(transaction, idsOf(decided));
  await transaction
    .deleteFrom('consent')
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'marketing')
    .execute();
  await deleteRest(transaction, accountId);
  for (const table of OF_ACCOUNT) await transaction.deleteFrom(table).where('account_id', '=', accountId).execute();
  await transaction
    .updateTable('person')
    .set({ birth_date: null, gender_id: null })
    .where('account_id', '=', accountId)
    .execute();
  await transaction
    .updateTable('account')
    .set({
      ...{ closed_at: new Date(), attempt: null, dealership_id: null },
      ...{ password_hash: '', temporary_password_hash: null, temporary_password_until: null },
      ...(!isUnderWay && { email: '', phone: '' }),
    })
    .where('id', '=', accountId)
    .execute();
}
