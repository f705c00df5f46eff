import { sql, type Transaction } from 'kysely';
import { deleteOwned } from '../../platform/database/delete-owned';
import type { Database } from '../../platform/database/schema';
import type { Sale } from './sales';

/** What a closed account keeps rows of: decided purchases and requests with their money and applications, and whose they are. */
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
  'application_section',
  'document',
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
export const OF_NEGOTIATION = ['payment_choice', 'application_draft', 'upload_link'] as const;

const idsOf = (sales: readonly Sale[]) => sales.map(({ negotiationId }) => negotiationId);

/** Deletes the quotations of an account that have no negotiation left, and the files that no payment and no document shows. */
export async function deleteRest(transaction: Transaction<Database>, accountId: number): Promise<void> {
  await transaction
    .deleteFrom('quotation')
    .where('account_id', '=', accountId)
    .where('id', 'not in', (of) => of.selectFrom('negotiation').select('quotation_id'))
    .execute();
  await transaction
    .deleteFrom('stored_file')
    .where('account_id', '=', accountId)
    .where(({ not, exists, or, selectFrom }) =>
      not(
        or([
          exists(selectFrom('payment').select('payment.id').whereRef('file_id', '=', 'stored_file.id')),
          exists(selectFrom('document').select('document.id').whereRef('file_id', '=', 'stored_file.id')),
        ]),
      ),
    )
    .execute();
}

/**
 * Messages to the account's confirmed mailboxes and its telephones: sent ones are kept for a month otherwise. An address
 * that waits may be a stranger's, and what another account has gets that one's messages, too.
 */
async function deleteMessages(transaction: Transaction<Database>, accountId: number): Promise<void> {
  await sql`
    with place as (
      select account_id, lower(address) as recipient from person_email where confirmed_at is not null
      union all select account_id, number from person_phone
      union all select id, unnest(array[lower(email), phone]) from account
    )
    delete from outbox
    where lower(recipient) in (select recipient from place where account_id = ${accountId})
      and lower(recipient) not in (select recipient from place where account_id <> ${accountId})`.execute(transaction);
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
 * Closes an account that has bought or asked for a credit: purchases with their payments and receipts, applications with
 * their documents, names and identification stay, because the law demands them (`closed-accounts.ts` says until when);
 * everything else goes, and nobody signs in any more. While something is under way its telephone and e-mail address stay
 * too: its buyer is owed a car, an answer, or money.
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
  // Of what was authorised or declared for a purchase or request it is proved by whom; of the rest only that it was.
  await transaction
    .updateTable('consent')
    .set({ address: null, user_agent: null })
    .where('account_id', '=', accountId)
    .where('negotiation_id', 'is', null)
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
      ...{ earlier_phone: null, earlier_phone_type_id: null, earlier_phone_until: null },
      ...{ password_hash: '', temporary_password_hash: null, temporary_password_until: null },
      ...(!isUnderWay && { email: '', phone: '' }),
    })
    .where('id', '=', accountId)
    .execute();
}
