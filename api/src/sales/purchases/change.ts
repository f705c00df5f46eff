import {
  type Actor,
  type Answer,
  changePurchase,
  figuresOf,
  nextStep,
  type Outcome,
  type Purchase,
  requestFlags,
  withoutOpenAttempts,
} from '@vitrina/rules';
import type { Kysely, Transaction } from 'kysely';
import { accountOf } from '../../customers/accounts/user';
import { databaseNow } from '../../platform/database/clock';
import type { Database } from '../../platform/database/schema';
import { inTurns } from '../../platform/database/transaction';
import { NotFound } from '../../platform/http/errors';
import { type Admission, admit } from '../../platform/outbox/admission';
import { enqueueMessage } from '../../platform/outbox/queue';
import { performEffects } from './change-effects';
import type { Applied } from './change-event';
import { knownRowOf, takenReceipts, withKnown } from './change-known';
import { purchaseChangeMessage, type ToldChange } from './change-mail';
import { storeChange } from './change-store';
import { isTold } from './change-texts';
import { type LoadedPurchase, loadPurchase, loadPurchases } from './load';

/** A change of a purchase or request, and who makes it. */
export type Change = Applied & {
  readonly negotiationId: number;
  readonly actor: Actor;
  /** Address of who asks, for the limit of mails. */
  readonly address: string;
  /** Without a mail: it is the customer's own doing, or the page that they wait at tells it. */
  readonly quietly?: boolean;
};

/** What became of a change. */
export interface ChangeResult {
  readonly answer: Answer;
  /** As it stands after it. A row that this change made has the event's id. */
  readonly purchase: Purchase;
  /** The event of the timeline; none unless it was applied. */
  readonly eventId?: number;
  /** The row that the event makes, now or when it was applied before. */
  readonly rowId?: number;
}

/** The purchase as the rules judge the event, and the row that the event has made before. */
async function find(database: Kysely<Database>, { negotiationId, event }: Change) {
  const loaded = (await loadPurchases(database, [negotiationId])).get(negotiationId);
  if (!loaded) throw new NotFound('No encontramos esta compra');
  const known = await knownRowOf(database, negotiationId, event, loaded.purchase);
  const purchase = withKnown(loaded.purchase, known, event);
  return { ...loaded, purchase, known, isReceiptTaken: await takenReceipts(database, negotiationId, event) };
}
type Found = Awaited<ReturnType<typeof find>>;

const judge = ({ purchase, isReceiptTaken }: Found, { event, actor }: Change) =>
  changePurchase(purchase, event, actor, isReceiptTaken);

const unapplied = ({ known }: Found, { answer, purchase }: Outcome): ChangeResult => ({
  ...{ answer, purchase },
  ...(known && answer.kind === 'known' && { rowId: Number(known.id) }),
});

/** What the customer is told of a change: of the purchase as it is stored now, whose rows have their moments. */
export function toldOf(eventId: number, { purchase, moments }: LoadedPurchase, at: Date): ToldChange {
  const { balance, toReturn, settled } = figuresOf(purchase);
  return {
    ...{ eventId, status: purchase.status, balance: balance ?? null, toReturn, settled },
    hasDetail: purchase.kind === 'cash' || requestFlags(purchase).hasDetail,
    due: nextStep(purchase, moments, at.getTime())?.due ?? null,
  };
}

/**
 * Applies a change to a purchase in the caller's transaction, which holds its row.
 * @param admission leave for the customer's mail, of `admitChange` before the transaction
 */
export async function applyChange(
  transaction: Transaction<Database>,
  change: Change,
  admission: Admission<ToldChange> | undefined,
): Promise<ChangeResult> {
  const { negotiationId } = change;
  const before = await find(transaction, change);
  const outcome = judge(before, change);
  const { answer, purchase, effects } = outcome;
  if (answer.kind !== 'applied') return unapplied(before, outcome);
  // Of the database, and after the lock: what waited for another change happened after it.
  const at = new Date(await databaseNow(transaction));
  const stored = await storeChange(transaction, { ...change, at }, before.purchase, purchase);
  const { eventId, paymentId, attemptId } = stored;
  await performEffects(transaction, effects, { quotationId: before.quotationId, eventId });
  if (admission) {
    const told = toldOf(eventId, await loadPurchase(transaction, negotiationId), at);
    // Of an attempt that ends after its last charge only what it settles is news.
    const isNews = change.event.type !== 'approve-attempt' || paymentId !== undefined || told.settled;
    if (isNews) await enqueueMessage(transaction, admission, told);
  }
  const rowId = paymentId ?? attemptId;
  return { answer, purchase, eventId, ...(rowId !== undefined && { rowId }) };
}

/** Leave to tell the customer, before the transaction of the change; none for one that nobody is told of. */
export const admitChange = async (
  database: Kysely<Database>,
  accountId: number,
  { event, address, quietly = false }: Change,
) =>
  isTold(event.type) && !quietly
    ? admit(database, purchaseChangeMessage, await accountOf(database, accountId), address)
    : undefined;

/** What would become of a change if the open card attempts of the purchase had ended. Nothing is written. */
export async function judgeWithoutOpenAttempts(database: Kysely<Database>, change: Change): Promise<ChangeResult> {
  const found = await find(database, change);
  return unapplied(found, judge({ ...found, purchase: withoutOpenAttempts(found.purchase) }, change));
}

/**
 * Applies an event to a purchase or request by the rules, holding its row: of two changes at once the first wins, and the
 * second is judged by what the first has left. The result, the timeline, the effects and the customer's mail are written in
 * one transaction, or not at all. An event that was applied before changes nothing and sends nothing. What `writeRow` throws
 * (a unique index that is violated) undoes the change and is thrown on.
 * @throws NotFound when the negotiation is undecided or not there
 */
export async function changeNegotiation(database: Kysely<Database>, change: Change): Promise<ChangeResult> {
  // A look without the lock: what changes nothing holds up nobody, and uses up no mail.
  const seen = await find(database, change);
  const outcome = judge(seen, change);
  if (outcome.answer.kind !== 'applied') return unapplied(seen, outcome);
  const admission = await admitChange(database, seen.accountId, change);
  return inTurns(database, async (transaction) => {
    await transaction
      .selectFrom('negotiation')
      .select('id')
      .where('id', '=', change.negotiationId)
      .forUpdate()
      .executeTakeFirst();
    return applyChange(transaction, change, admission);
  });
}
