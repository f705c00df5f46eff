import { createHash } from 'node:crypto';
import { leftOf, type ProviderSays, releaseBy, sumCents, todayInEcuador, ZERO } from '@vitrina/rules';
import { type Kysely, sql } from 'kysely';
import { databaseNow } from '../../platform/database/clock';
import type { Database } from '../../platform/database/schema';
import { changeNegotiation } from '../purchases/change';
import { loadPurchase } from '../purchases/load';
import { alertStaff } from './alerts';
import { type AttemptRow, timed } from './attempts';
import type { CardContext } from './context';
import type { Charge, ProviderState } from './provider';

/** Mails of a provider's news are asked for by nobody's address. */
const BY_PROVIDER = { actor: 'provider', address: '' } as const;

/** Our key of a brand, where the catalogue knows what the provider calls it. */
async function brandOf(database: Kysely<Database>, brand: string): Promise<string> {
  const row = await database
    .selectFrom('card_brand')
    .select('key')
    .where((of) => of.or([of('p2p_franchise', '=', brand.toLowerCase()), of('payme_brand', '=', brand)]))
    .executeTakeFirst();
  return row?.key ?? brand;
}

async function detailsOf(database: Kysely<Database>, { details }: Charge): Promise<Charge['details']> {
  return details.brand === undefined ? details : { ...details, brand: await brandOf(database, details.brand) };
}

/** Adds a charge to the purchase, once. @param ends the attempt with it */
async function charge({ database }: CardContext, row: AttemptRow, taken: Charge, ends: boolean): Promise<void> {
  const details = await detailsOf(database, taken);
  const { answer } = await changeNegotiation(database, {
    ...{ negotiationId: row.negotiation_id, ...BY_PROVIDER },
    event: {
      type: ends ? 'approve-attempt' : 'approve-part',
      id: String(row.id),
      ...{ reference: taken.reference, amount: taken.amount },
    },
    charge: { paidOn: todayInEcuador(taken.at ?? new Date()), details },
  });
  if (answer.kind === 'applied' || Object.keys(details).length === 0) return;
  // Known from a response, which says nothing that can be trusted of the card.
  await database
    .updateTable('payment')
    .set({ provider_details: JSON.stringify(details) })
    .where('card_attempt_id', '=', row.id)
    .where('provider_reference', '=', taken.reference)
    .where(sql<boolean>`coalesce(provider_details, '{}') = '{}'`)
    .execute();
}

/** A UUID that the same reversal always has, so that it is applied once. */
function reversalId(row: AttemptRow, reference: string): string {
  const hex = createHash('sha256').update(`reversal ${row.attempt} ${reference}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/**
 * Takes a charge back that the provider has reversed. It does not say how much, so that it is the whole of it; one that staff
 * has taken back in part is theirs.
 */
async function reverse({ database }: CardContext, row: AttemptRow, { reference }: Charge): Promise<void> {
  const { purchase } = await loadPurchase(database, row.negotiation_id);
  const payment = purchase.payments.find((each) => each.attempt === String(row.id) && each.reference === reference);
  if (!payment || purchase.payments.some(({ of }) => of === payment.id)) return;
  const amount = leftOf(payment, purchase.payments);
  if (amount <= ZERO) return;
  await changeNegotiation(database, {
    ...{ negotiationId: row.negotiation_id, ...BY_PROVIDER },
    event: { type: 'reverse', id: reversalId(row, reference), of: payment.id, amount },
  });
}

/**
 * Ends or keeps an attempt that took no money, by the rules.
 * @param quietly the customer has ended it, by a yes to another payment: no mail tells them
 */
export async function takeOverWithout(
  context: CardContext,
  row: AttemptRow,
  says: ProviderSays,
  quietly = false,
): Promise<void> {
  const event = releaseBy(timed(row), says, await databaseNow(context.database));
  if (!event) return;
  await changeNegotiation(context.database, {
    ...{ negotiationId: row.negotiation_id, event, address: '', quietly },
    actor: event.type === 'expire-attempt' ? 'server' : 'provider',
  });
}

/** Keeps why an attempt was not approved, unless it was. */
const keepReason = ({ database }: CardContext, { id }: AttemptRow, { reason }: ProviderState) =>
  reason === undefined
    ? undefined
    : database
        .updateTable('card_attempt')
        .set({ reason })
        .where('id', '=', id)
        .where('state', '<>', 'PROCESADO')
        .execute();

/**
 * Adds all charges of an attempt to its purchase. The end of the attempt goes with the last one that is new, wherever the
 * provider lists it, because the mail of that one says how the purchase stands then. An attempt whose amount is charged is over
 * although its session is not: there is nothing left to pay in it.
 */
async function chargeAll(context: CardContext, row: AttemptRow, { charges, says }: ProviderState): Promise<void> {
  const { purchase } = await loadPurchase(context.database, row.negotiation_id);
  const known = new Set(purchase.payments.flatMap((each) => (each.attempt === String(row.id) ? each.reference : [])));
  const newLast = charges.toSorted(
    (one, other) => Number(known.has(other.reference)) - Number(known.has(one.reference)),
  );
  const isOver = says === 'approved' || sumCents(charges.map(({ amount }) => amount)) >= row.amount_cents;
  for (const [i, taken] of newLast.entries()) {
    await charge(context, row, taken, isOver && i === newLast.length - 1);
    if (taken.isReversed) await reverse(context, row, taken);
  }
}

/**
 * Takes over how an attempt stands at its provider: what was charged is paid, what was reversed is open again, what was
 * refused is free. Each part is applied once, whoever tells it and how often; nothing that the provider said before undoes what
 * it said later, because the rules have no way back.
 * @param quietly an end without money is not mailed (`takeOverWithout`)
 */
export async function takeOver(
  context: CardContext,
  row: AttemptRow,
  state: ProviderState,
  quietly = false,
): Promise<void> {
  const { charges, says } = state;
  for (const alert of state.alerts) await alertStaff(context, row, `not counted: ${alert}`);
  if (charges.length > 0) return chargeAll(context, row, state);
  // It would be an error of an adapter: nothing is approved that took no money.
  if (says === 'approved') return context.log.error({ reference: row.reference }, 'approved without a charge');
  await keepReason(context, row, state);
  await takeOverWithout(context, row, says, quietly);
}
