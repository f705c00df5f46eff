import { ASKED_FOR_MS } from '@vitrina/rules';
import { sql } from 'kysely';
import { ProviderFailure } from './ask-provider';
import { type AttemptRow, asked, isAtProvider, type RowAtProvider } from './attempts';
import type { CardContext } from './context';
import type { ProviderState } from './provider';
import { takeOver } from './settle';

/** Whoever asks: a provider is asked about one attempt at most this often for a page that waits. */
const AT_MOST_EVERY_MS = 2_000;

/** Asks the provider. @returns undefined, and a line in the log, when it does not answer */
export async function query(context: CardContext, row: RowAtProvider): Promise<ProviderState | undefined> {
  const { database, providers, log } = context;
  const line = { reference: row.reference, provider: row.provider };
  const asking = await database
    .updateTable('card_attempt')
    // In whole milliseconds, so that it can be compared after it was read.
    .set({ asked_at: sql<Date>`date_trunc('milliseconds', now())` })
    .where('id', '=', row.id)
    .returning('asked_at')
    .executeTakeFirstOrThrow();
  try {
    const provider = providers[row.provider];
    if (!provider) throw new ProviderFailure('this provider is not configured any more');
    return await provider.query(asked(row));
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    log.warn({ ...line, err: error }, 'a provider was asked about a card payment in vain');
    // What was not answered has not been asked, for whoever comes next.
    await database
      .updateTable('card_attempt')
      .set({ asked_at: row.asked_at })
      .where('id', '=', row.id)
      .where('asked_at', '=', asking.asked_at)
      .execute();
    return undefined;
  }
}

/**
 * Asks the provider how an attempt stands, and takes its answer over. An operation that payme does not know is one that the
 * buyer has not begun yet: it is pending. No answer changes nothing: it is asked again.
 * @returns whether it answered
 */
export async function askAndTakeOver(context: CardContext, row: AttemptRow): Promise<boolean> {
  if (!isAtProvider(row)) return false;
  const state = await query(context, row);
  if (state === undefined) return false;
  await takeOver(context, row, state.says === 'unknown try' ? { ...state, says: 'pending' } : state);
  return true;
}

/**
 * Whether there is a reason to ask: it may still change, an approved one by a reversal, and nobody has just asked. One that is
 * still open may be asked about for ever: it reserves its amount, and the job asks no more.
 * @param now of the database, as the moments of the row
 */
export const isWorthAsking = ({ state, asked_at, created_at }: AttemptRow, now: number): boolean =>
  (state === 'PENDIENTE' || now < created_at.getTime() + ASKED_FOR_MS) &&
  (asked_at === null || now - asked_at.getTime() >= AT_MOST_EVERY_MS);
