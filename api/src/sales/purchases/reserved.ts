import type { Cents } from '@vitrina/contract';
import { figuresOf, formatDate, formatMoney, formatTime, reservedUntil, type TimedAttempt, ZERO } from '@vitrina/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { type LoadedPurchase, loadPurchase } from './load';

/** The open card attempts of a purchase, with their times. */
const openAttempts = ({ purchase, moments }: LoadedPurchase): TimedAttempt[] =>
  purchase.attempts
    .filter(({ status }) => status === 'PENDIENTE')
    .flatMap((attempt) => {
      const times = moments.attempts.get(attempt.id);
      return times ? [{ ...attempt, ...times }] : [];
    });

/** 'hasta las 15:04', with the day if it is another one; how long a review takes where nothing bounds it. */
function untilWords(attempts: readonly TimedAttempt[], now: number): string {
  const ends = attempts.map((attempt) => reservedUntil(attempt, now));
  if (ends.includes(undefined)) return 'mientras el procesador lo revisa, lo que puede tardar horas';
  const last = Math.max(...(ends as number[]));
  // It is asked for: what nobody has ended by then ends with the next answer.
  if (last <= now) return 'unos minutos más';
  const end = new Date(last).toISOString();
  const day = formatDate(end);
  return `hasta las ${formatTime(end)}${day === formatDate(new Date(now).toISOString()) ? '' : ` del ${day}`}`;
}

const freeWords = (free: Cents) =>
  free > ZERO ? `Ahora puedes pagar hasta ${formatMoney(free)}` : 'Ahora no puedes pagar otro valor';

/**
 * Why an amount within the balance cannot be paid now: an open card attempt, by its reference, reserves it.
 * @param isAfterRelease the providers were asked to end the open ones and did not: it says what is free, and until when the
 *   rest is reserved
 */
export async function reservedText(
  database: Kysely<Database>,
  negotiationId: number,
  attemptId: string,
  isAfterRelease: boolean,
): Promise<string> {
  const { reference } = await database
    .selectFrom('card_attempt')
    .select('reference')
    .where('id', '=', Number(attemptId))
    .executeTakeFirstOrThrow();
  const loaded = await loadPurchase(database, negotiationId);
  const { free = ZERO, reserved } = figuresOf(loaded.purchase);
  if (reserved === ZERO) return `Tu pago con tarjeta ${reference} acaba de terminar. Vuelve a intentarlo`;
  if (!isAfterRelease) {
    return `Tu pago con tarjeta ${reference} está pendiente y reserva ${formatMoney(reserved)}. ${freeWords(free)}`;
  }
  return `${freeWords(free)}. Tu pago con tarjeta ${reference} reserva el resto ${untilWords(openAttempts(loaded), Date.now())}`;
}
