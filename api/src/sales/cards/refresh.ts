import type { CardPaymentState } from '@vitrina/contract';
import { databaseNow } from '../../platform/database/clock';
import { HttpError } from '../../platform/http/errors';
import { ownRows } from '../own-rows';
import { askAndTakeOver, isWorthAsking } from './ask';
import { type AttemptRow, isAtProvider, isOpen } from './attempts';
import type { CardContext } from './context';
import { findCardPayment, needOwn, ownAttempts } from './list';

/** How many attempts one press of the button may ask about: every open one is among them (`ATTEMPT_LIMITS`). */
const ASKED_AT_ONCE = 10;

/** The attempts that are worth asking about: open ones first, then the newest. */
const worthAsking = (rows: readonly AttemptRow[], now: number): AttemptRow[] =>
  rows
    .filter((row) => isAtProvider(row) && isWorthAsking(row, now))
    .sort((one, other) => Number(isOpen(other)) - Number(isOpen(one)) || other.id - one.id)
    .slice(0, ASKED_AT_ONCE);

/**
 * Asks the providers about the card payments of a negotiation of a customer, all at once, and takes their answers over.
 * @throws NotFound, or 503 when none of those that were asked answers
 */
export async function refreshCardPayments(
  context: CardContext,
  accountId: number,
  id: number,
): Promise<Record<string, never>> {
  const own = ownRows(context.database, accountId);
  await needOwn(own, id);
  const rows = worthAsking(await ownAttempts(own, id).execute(), await databaseNow(context.database));
  const answered = await Promise.all(rows.map((row) => askAndTakeOver(context, row)));
  if (rows.some(isOpen) && !answered.includes(true)) {
    throw new HttpError(503, 'El procesador de tarjetas no responde. Intenta de nuevo en unos minutos');
  }
  return {};
}

/**
 * Asks the provider about one card payment of a customer, unless it was asked just now, and tells how it stands. It never
 * writes a state that is older than the row's: the rules have no way back.
 * @throws NotFound
 */
export async function checkCardPayment(
  context: CardContext,
  accountId: number,
  { id, attempt }: { id: number; attempt: string },
): Promise<CardPaymentState> {
  const own = ownRows(context.database, accountId);
  const row = await ownAttempts(own, id).where('card_attempt.attempt', '=', attempt).executeTakeFirst();
  // A page that was told of the approval does not wait for a reversal: the job finds that, and 'Actualizar'.
  const isWaiting = row && row.state !== 'PROCESADO' && isWorthAsking(row, await databaseNow(context.database));
  if (isWaiting) await askAndTakeOver(context, row);
  return findCardPayment(own, id, attempt);
}
