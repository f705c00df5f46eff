import {
  decideQuotation,
  KIND_CHANGED,
  newCashPurchase,
  newFinancingRequest,
  type ShownBy,
  ZERO,
} from '@vitrina/rules';
import { type Kysely, sql, type Transaction } from 'kysely';
import { accountOf } from '../../customers/accounts/user';
import { databaseNow } from '../../platform/database/clock';
import type { Database } from '../../platform/database/schema';
import { inTurns } from '../../platform/database/transaction';
import { Conflict, Refused } from '../../platform/http/errors';
import { admit } from '../../platform/outbox/admission';
import { enqueueMessage } from '../../platform/outbox/queue';
import { toldOf } from '../../sales/purchases/change';
import { purchaseChangeMessage } from '../../sales/purchases/change-mail';
import { loadPurchase } from '../../sales/purchases/load';
import { deleteDrafts } from '../drafts/drop';
import { type Asked, findApplication, lockApplication, type OwnApplication } from '../own-application';
import { answersOf } from '../sections/codecs';
import { savedSections } from '../sections/saved';
import { missingNames, shownBy } from './missing';

/** Drops what was answered and is not asked any more: it is not sent (a spouse, public offices). */
async function dropHidden(
  transaction: Transaction<Database>,
  { negotiationId, wizard }: OwnApplication,
  shown: ShownBy,
) {
  const sections = transaction
    .deleteFrom('application_section')
    .where('negotiation_id', '=', negotiationId)
    .where('wizard', '=', wizard);
  if (!shown.isMarried) await sections.where('form', '=', 'spouse').execute();
  if (!shown.isExposed) await sections.where('section', '=', 'exposed-person').execute();
  if (!shown.hasExposedRelatives) await sections.where('section', '=', 'exposed-relatives').execute();
}

/** @throws Refused for a credit without what the lender is asked for */
async function demandFinancing(database: Kysely<Database>, negotiationId: number): Promise<void> {
  const found = await database
    .selectFrom('financing')
    .select('negotiation_id')
    .where('negotiation_id', '=', negotiationId)
    .executeTakeFirst();
  if (!found) throw new Refused('Calcula una cuota');
}

/** Makes the negotiation a purchase or a request: number, status, timeline. @returns the event, and when it was */
async function write(transaction: Transaction<Database>, { negotiationId, isCredit }: OwnApplication) {
  const { status } = isCredit ? newFinancingRequest(ZERO) : newCashPurchase(ZERO);
  // Of the database, and after the lock.
  const at = new Date(await databaseNow(transaction));
  await transaction
    .updateTable('negotiation')
    .set({ status, number: sql<number>`nextval('purchase_number')`, decided_at: at })
    .where('id', '=', negotiationId)
    .execute();
  const { id } = await transaction
    .insertInto('purchase_event')
    .values({ negotiation_id: negotiationId, at, actor: 'customer', name: 'decide', status })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { eventId: id, at };
}

/**
 * Whether an application can be sent; 'known' if it was.
 * @throws Conflict if the quotation is bought in another way now, Refused with the first section that is missing
 */
async function judge(database: Kysely<Database>, own: OwnApplication) {
  const rows = await savedSections(database, own);
  const shown = await shownBy(database, answersOf(rows));
  const kind = own.form.name === 'credit' ? 'credit' : 'cash';
  const decision = decideQuotation(own, kind, missingNames(own.form, shown, rows));
  if (decision.kind === 'refused') {
    throw decision.message === KIND_CHANGED ? new Conflict(KIND_CHANGED) : new Refused(decision.message);
  }
  if (decision.kind === 'decided' && own.isCredit) await demandFinancing(database, own.negotiationId);
  return { kind: decision.kind, shown };
}

/**
 * Sends a customer's application: its quotation becomes a purchase or a request, if every section that is shown is complete,
 * and the customer gets a mail. Sent before, it changes nothing.
 * @param caller the customer, and the address of the call for the limit of mails
 * @throws NotFound, Conflict, Refused
 */
export async function decideApplication(
  database: Kysely<Database>,
  { accountId, address }: { accountId: number; address: string },
  asked: Asked,
): Promise<void> {
  // A look without the lock: what changes nothing holds up nobody, and uses up no mail.
  const seen = await judge(database, await findApplication(database, accountId, asked));
  if (seen.kind === 'known') return;
  const admission = await admit(database, purchaseChangeMessage, await accountOf(database, accountId), address);
  await inTurns(database, async (transaction) => {
    const own = await lockApplication(transaction, accountId, asked);
    const { kind, shown } = await judge(transaction, own);
    if (kind === 'known') return;
    await dropHidden(transaction, own, shown);
    await deleteDrafts(transaction, own.negotiationId);
    const { eventId, at } = await write(transaction, own);
    const purchase = await loadPurchase(transaction, own.negotiationId);
    await enqueueMessage(transaction, admission, toldOf(eventId, purchase, at));
  });
}
