import { figuresOf, formatMoney, formatTime, isUnderReview, reservedBy, reservedUntil, ZERO } from '@vitrina/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { Conflict } from '../../platform/http/errors';
import { loadPurchase } from '../purchases/load';
import { attemptsOf, timed } from './attempts';

/** 'hasta las 10:45', or how long it may take where nothing bounds it. */
function untilWords(attempt: ReturnType<typeof timed>, now: number): string {
  if (isUnderReview(attempt, now)) return 'está en revisión y puede tardar unas horas';
  const until = reservedUntil(attempt, now);
  return until === undefined || until <= now
    ? 'se confirma en unos minutos'
    : `lo reserva hasta las ${formatTime(new Date(until).toISOString())}`;
}

/**
 * Why an amount is not free: an open card payment reserves it. Once the customer has asked for its end in vain, what they may
 * pay now, and how long the other may take.
 * @param attemptId id of the row that the rules name
 * @param isReleased whether its end was asked for
 */
export async function reservedConflict(
  database: Kysely<Database>,
  negotiationId: number,
  attemptId: string,
  isReleased: boolean,
): Promise<Conflict> {
  const now = Date.now();
  const { purchase } = await loadPurchase(database, negotiationId);
  const row = (await attemptsOf(database, negotiationId)).find(({ id }) => String(id) === attemptId);
  const open = purchase.attempts.find(({ id }) => id === attemptId);
  if (!row || !open) return new Conflict('Otro pago con tarjeta está en curso. Actualiza la página');
  const reserved = formatMoney(reservedBy(open, purchase.payments));
  const { free = ZERO } = figuresOf(purchase);
  if (!isReleased) return new Conflict(`El pago con tarjeta ${row.reference} está pendiente y reserva ${reserved}`);
  const payable =
    free > ZERO ? `Ahora puedes pagar hasta ${formatMoney(free)}` : 'Por ahora no puedes registrar otro pago';
  return new Conflict(`${payable}: el pago con tarjeta ${row.reference} de ${reserved} ${untilWords(timed(row), now)}`);
}
