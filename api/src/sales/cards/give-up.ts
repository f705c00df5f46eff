import type { Kysely } from 'kysely';
import { databaseNow } from '../../platform/database/clock';
import type { Database } from '../../platform/database/schema';
import { changeNegotiation } from '../purchases/change';
import { type AttemptRow, isOpen } from './attempts';
import type { CardContext } from './context';

/** Longer than a create may take: by then it has ended, or the server that asked for it is dead. */
const CREATE_GIVEN_UP_MS = 25_000;

/** Keeps the customer's choice again: opening used it up, and nothing came of it. The submit's id is used up. */
const keepChoiceAgain = (database: Kysely<Database>, { negotiation_id, provider, amount_cents, payer }: AttemptRow) =>
  database
    .insertInto('payment_choice')
    .values({
      negotiation_id,
      ...{ method: 'card', provider, amount_cents, payer: JSON.stringify(payer), attempt: crypto.randomUUID() },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/**
 * Ends an attempt that its provider did not open: nobody has an address to pay at. The page has told the failure, or
 * its buyer knows that nothing came of it: no mail says so.
 */
export async function endUnopened({ database }: CardContext, row: AttemptRow): Promise<void> {
  const { answer } = await changeNegotiation(database, {
    ...{ negotiationId: row.negotiation_id, actor: 'provider', address: '', quietly: true },
    event: { type: 'cancel-attempt', id: String(row.id) },
  });
  if (answer.kind === 'applied') await keepChoiceAgain(database, row);
}

/** The same for one whose create never ended, because its server did. Not before it must have ended. */
export async function giveUpUnopened(context: CardContext, row: AttemptRow): Promise<void> {
  if (!isOpen(row) || (await databaseNow(context.database)) - row.created_at.getTime() < CREATE_GIVEN_UP_MS) return;
  context.log.warn({ reference: row.reference }, 'a card payment was never opened: it is cancelled');
  await endUnopened(context, row);
}
