import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { deleteOwned } from '../../platform/database/delete-owned';
import type { Database } from '../../platform/database/schema';
import { inTurns } from '../../platform/database/transaction';
import { deleteRest, deleteWhole } from './delete-account';
import { LAST_EVENT, salesOf } from './sales';

/** How long tax law wants a purchase with its payments and receipts (Código Tributario, article 55: seven years at most). */
export const TAX_YEARS = 7;
/** How long a credit application and a declaration of funds are kept, with their documents, against money laundering. */
export const APPLICATION_YEARS = 10;

const isOlderThan = (years: number): RawBuilder<boolean> =>
  sql`${LAST_EVENT} < now() - make_interval(years => ${years})`;

/** Whether the law against money laundering speaks of a row of `negotiation`. */
const HAS_APPLICATION = sql<boolean>`(
  kind = 'credit' or exists (select from application_section where negotiation_id = negotiation.id)
  or exists (select from document where negotiation_id = negotiation.id)
)`;

/** The purchases and requests of closed accounts that tax law does not speak of any more. */
const pastTax = (database: Kysely<Database>) =>
  database
    .selectFrom('negotiation')
    .innerJoin('quotation', 'quotation.id', 'quotation_id')
    .innerJoin('account', 'account.id', 'account_id')
    .where('closed_at', 'is not', null)
    .where(isOlderThan(TAX_YEARS));

/** Deletes the money of purchases and requests. Their timeline stays without it: the other period is counted from its end. */
async function deleteMoney(transaction: Transaction<Database>, ids: readonly number[]): Promise<void> {
  const events = transaction.selectFrom('purchase_event').select('id').where('negotiation_id', 'in', ids);
  await transaction.deleteFrom('staff_alert').where('event_id', 'in', events).execute();
  await transaction
    .updateTable('purchase_event')
    .set({ payment_id: null, card_attempt_id: null, amount_cents: null })
    .where('negotiation_id', 'in', ids)
    .execute();
  await transaction.deleteFrom('payment').where('negotiation_id', 'in', ids).execute();
  await transaction.deleteFrom('card_attempt').where('negotiation_id', 'in', ids).execute();
}

/** Forgets the purchases and requests of a closed account whose period is over, and with the last one the account. */
const forgetSales = (database: Kysely<Database>, accountId: number): Promise<void> =>
  inTurns(database, async (transaction) => {
    const old = await pastTax(transaction)
      .select(['negotiation.id', isOlderThan(APPLICATION_YEARS).as('isOver'), HAS_APPLICATION.as('hasApplication')])
      .where('account_id', '=', accountId)
      .execute();
    const goesWhole = ({ isOver, hasApplication }: (typeof old)[number]) => isOver || !hasApplication;
    const idsOf = (rows: typeof old) => rows.map(({ id }) => id);
    await deleteOwned(transaction, 'negotiation', idsOf(old.filter(goesWhole)));
    const kept = old.filter((sale) => !goesWhole(sale));
    if (kept.length > 0) await deleteMoney(transaction, idsOf(kept));
    if ((await salesOf(transaction, accountId)).length === 0) await deleteWhole(transaction, accountId);
    else await deleteRest(transaction, accountId);
  });

/** Forgets how to reach the buyer of a closed account who is owed nothing any more. */
async function forgetContact(database: Kysely<Database>, accountId: number): Promise<void> {
  const sales = await salesOf(database, accountId);
  if (sales.some(({ isUnderWay }) => isUnderWay)) return;
  await database.updateTable('account').set({ email: '', phone: '' }).where('id', '=', accountId).execute();
}

/**
 * Forgets of closed accounts what is needed no more: contact data once nothing is under way; of each purchase or request,
 * counted from its last event, the money after seven years and the application after ten; with the last one the account.
 */
export async function forgetClosedAccounts(database: Kysely<Database>): Promise<void> {
  const reachable = database.selectFrom('account').select('id').where('closed_at', 'is not', null);
  for (const { id } of await reachable.where('email', '<>', '').execute()) await forgetContact(database, id);
  const old = await pastTax(database).select('account_id').distinct().execute();
  for (const { account_id } of old) await forgetSales(database, account_id);
}
