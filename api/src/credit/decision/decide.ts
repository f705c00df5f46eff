import {
  decideQuotation,
  KIND_CHANGED,
  newCashPurchase,
  newFinancingRequest,
  type ShownBy,
  ZERO,
} from '@vitrina/rules';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { inTurns } from '../../platform/database/transaction';
import { Conflict, Refused } from '../../platform/http/errors';
import { deleteDrafts } from '../drafts/drop';
import { type Asked, lockApplication, type OwnApplication } from '../own-application';
import { answersOf } from '../sections/codecs';
import { savedSections } from '../state';
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
async function demandFinancing(transaction: Transaction<Database>, negotiationId: number): Promise<void> {
  const found = await transaction
    .selectFrom('financing')
    .select('negotiation_id')
    .where('negotiation_id', '=', negotiationId)
    .executeTakeFirst();
  if (!found) throw new Refused('Calcula una cuota');
}

/** Makes the negotiation a purchase or a request: number, status, timeline. */
async function decide(transaction: Transaction<Database>, { negotiationId, isCredit }: OwnApplication): Promise<void> {
  const { status } = isCredit ? newFinancingRequest(ZERO) : newCashPurchase(ZERO);
  const { decided_at } = await transaction
    .updateTable('negotiation')
    .set({
      ...{ status, number: sql<number>`nextval('purchase_number')` },
      // Of the database, and after the lock.
      decided_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', negotiationId)
    .returning('decided_at')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('purchase_event')
    .values({
      ...{ negotiation_id: negotiationId, at: decided_at as Date, actor: 'customer', name: 'decide', status },
    })
    .execute();
}

/**
 * Sends a customer's application: its quotation becomes a purchase or a request, if every section that is shown is complete.
 * Sent before, it changes nothing.
 * @throws NotFound, Conflict if the quotation is bought in another way now, Refused with the first section that is missing
 */
export const decideApplication = (database: Kysely<Database>, accountId: number, asked: Asked): Promise<void> =>
  inTurns(database, async (transaction) => {
    const own = await lockApplication(transaction, accountId, asked);
    const rows = await savedSections(transaction, own);
    const shown = await shownBy(transaction, answersOf(rows));
    const kind = own.form.name === 'credit' ? 'credit' : 'cash';
    const decision = decideQuotation(own, kind, missingNames(own.form, shown, rows));
    if (decision.kind === 'known') return;
    if (decision.kind === 'refused') {
      throw decision.message === KIND_CHANGED ? new Conflict(KIND_CHANGED) : new Refused(decision.message);
    }
    if (own.isCredit) await demandFinancing(transaction, own.negotiationId);
    await dropHidden(transaction, own, shown);
    await deleteDrafts(transaction, own.negotiationId);
    await decide(transaction, own);
  });
