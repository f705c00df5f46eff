import type { Cents } from '@vitrina/contract';
import { askAgainAt, PAYME_EXPIRES_MS } from '@vitrina/rules';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { WriteRow } from '../purchases/change-event';
import type { Payer } from '../tables';
import { timed } from './attempts';
import { followAt } from './follow';
import type { CardProvider } from './provider';

/** Half an hour for both: p2p takes it as the session's expiry, payme's attempt is over by then. */
const LASTS_MS = PAYME_EXPIRES_MS;

/** What a new attempt is made of. */
export interface NewAttempt {
  readonly negotiationId: number;
  /** Of the submit. */
  readonly attempt: string;
  readonly amount: Cents;
  readonly payer: Payer;
  readonly returnOrigin: string;
}

/** Counted by the purchase, whose row is locked: `100123-2` is its second attempt. */
async function nextReference(transaction: Transaction<Database>, negotiationId: number): Promise<string> {
  const { count } = await transaction
    .selectFrom('card_attempt')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('negotiation_id', '=', negotiationId)
    .executeTakeFirstOrThrow();
  return `${negotiationId}-${Number(count) + 1}`;
}

/**
 * Writes an attempt's row, and the first link of the chain of jobs that follows it, in the transaction of its event: both are
 * there before the provider is asked, so that no notification comes before its row, and no attempt is forgotten.
 */
export const openRow =
  (provider: CardProvider, { negotiationId, attempt, amount, payer, returnOrigin }: NewAttempt): WriteRow =>
  async (transaction, at) => {
    const row = await transaction
      .insertInto('card_attempt')
      .values({
        negotiation_id: negotiationId,
        ...{ attempt, provider: provider.name, amount_cents: amount, payer: JSON.stringify(payer) },
        reference: await nextReference(transaction, negotiationId),
        provider_reference: (await provider.reserve?.(transaction)) ?? null,
        created_at: at,
        expires_at: new Date(at.getTime() + LASTS_MS),
        return_origin: returnOrigin,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const first = askAgainAt(timed(row), at.getTime());
    if (first !== undefined) await followAt(transaction, row, first);
    return row.id;
  };
