import {
  type Actor,
  type Answer,
  changePurchase,
  figuresOf,
  nextStep,
  type Purchase,
  requestFlags,
} from '@vitrina/rules';
import { type Kysely, sql, type Transaction } from 'kysely';
import { accountOf } from '../../customers/accounts/user';
import type { Database } from '../../platform/database/schema';
import { inTurns } from '../../platform/database/transaction';
import { NotFound } from '../../platform/http/errors';
import { type Admission, admit } from '../../platform/outbox/admission';
import { enqueueMessage } from '../../platform/outbox/queue';
import { performEffects } from './change-effects';
import { purchaseChangeMessage, type ToldChange } from './change-mail';
import { type KnownRow, knownRowOf, type StoredEvent, storeChange } from './change-store';
import { isTold } from './change-texts';
import { type LoadedPurchase, loadPurchase, loadPurchases } from './load';

/** A change of a purchase or request, and who makes it. */
export interface Change {
  readonly negotiationId: number;
  /** Ids of payments and attempts are those of their rows, as text; that of a reversal or a return is a UUID of its own. */
  readonly event: StoredEvent;
  readonly actor: Actor;
  /** Address of who asks, for the limit of mails. */
  readonly address: string;
}

/** What became of a change. */
export interface ChangeResult {
  readonly answer: Answer;
  /** As it stands after it. */
  readonly purchase: Purchase;
  /** The event of the timeline; none unless it was applied. */
  readonly eventId?: number;
}

/** The purchase with its row of this very event under the event's own name, so that the rules know the event again. */
const withKnown = (purchase: Purchase, known: KnownRow | undefined): Purchase =>
  known === undefined
    ? purchase
    : {
        ...purchase,
        payments: purchase.payments.map((payment) =>
          payment.id === known.id ? { ...payment, id: known.name } : payment,
        ),
      };

async function find(database: Kysely<Database>, { negotiationId, event }: Change) {
  const loaded = (await loadPurchases(database, [negotiationId])).get(negotiationId);
  if (!loaded) throw new NotFound('No encontramos esta compra');
  const purchase = withKnown(loaded.purchase, await knownRowOf(database, negotiationId, event, loaded.purchase));
  return { ...loaded, purchase };
}

/** What the customer is told of a change: of the purchase as it is stored now, whose rows have their moments. */
function toldOf(eventId: number, { purchase, moments }: LoadedPurchase, at: Date): ToldChange {
  const { balance, toReturn, settled } = figuresOf(purchase);
  return {
    ...{ eventId, status: purchase.status, balance: balance ?? null, toReturn, settled },
    hasDetail: purchase.kind === 'cash' || requestFlags(purchase).hasDetail,
    due: nextStep(purchase, moments, at.getTime())?.due ?? null,
  };
}

/** Applies a change to a purchase whose row is locked. */
async function apply(
  transaction: Transaction<Database>,
  change: Change,
  admission: Admission<ToldChange> | undefined,
): Promise<ChangeResult> {
  const { negotiationId, event, actor } = change;
  const before = await find(transaction, change);
  const outcome = changePurchase(before.purchase, event, actor);
  const { answer, purchase, effects } = outcome;
  if (answer.kind !== 'applied') return { answer, purchase };
  // Of the database, and after the lock: what waited for another change happened after it.
  const { at } = await transaction.selectNoFrom(sql<Date>`clock_timestamp()`.as('at')).executeTakeFirstOrThrow();
  const eventId = await storeChange(transaction, { negotiationId, event, actor, at }, before.purchase, purchase);
  await performEffects(transaction, effects, { quotationId: before.quotationId, eventId });
  if (admission) {
    const after = await loadPurchase(transaction, negotiationId);
    await enqueueMessage(transaction, admission, toldOf(eventId, after, at));
  }
  return { answer, purchase, eventId };
}

/** Leave to tell the customer; none for a change that nobody is told of. */
const admitMail = async (database: Kysely<Database>, { accountId }: LoadedPurchase, { event, address }: Change) =>
  isTold(event.type)
    ? admit(database, purchaseChangeMessage, await accountOf(database, accountId), address)
    : undefined;

/**
 * Applies an event to a purchase or request by the rules, holding its row: of two changes at once the first wins, and the
 * second is judged by what the first has left. The result, the timeline, the effects and the customer's mail are written in
 * one transaction, or not at all. An event that was applied before changes nothing and sends nothing.
 * @throws NotFound when the negotiation is undecided or not there
 */
export async function changeNegotiation(database: Kysely<Database>, change: Change): Promise<ChangeResult> {
  // A look without the lock: what changes nothing holds up nobody, and uses up no mail.
  const seen = await find(database, change);
  const { answer, purchase } = changePurchase(seen.purchase, change.event, change.actor);
  if (answer.kind !== 'applied') return { answer, purchase };
  const admission = await admitMail(database, seen, change);
  return inTurns(database, async (transaction) => {
    await transaction
      .selectFrom('negotiation')
      .select('id')
      .where('id', '=', change.negotiationId)
      .forUpdate()
      .executeTakeFirst();
    return apply(transaction, change, admission);
  });
}
