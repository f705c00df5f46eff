import type { Effect } from '@vitrina/rules';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';

/** What the effects of a change are about. */
interface Subject {
  quotationId: number;
  eventId: number;
}

/** The reopened balance is told by the mail of the reversal itself, which states it. */
const WORK: Record<Effect, (transaction: Transaction<Database>, subject: Subject) => Promise<unknown>> = {
  'tell balance reopened': async () => undefined,
  'alert back office': (transaction, { eventId }) =>
    transaction.insertInto('staff_alert').values({ event_id: eventId }).execute(),
  // Undecided and for cash, so that both buttons are back; everything else stays with the old negotiation.
  'free quotation': (transaction, { quotationId }) =>
    transaction.insertInto('negotiation').values({ quotation_id: quotationId }).execute(),
};

/** Performs what the rules demand besides the change, in its transaction. */
export async function performEffects(
  transaction: Transaction<Database>,
  effects: readonly Effect[],
  subject: Subject,
): Promise<void> {
  for (const effect of effects) await WORK[effect](transaction, subject);
}
