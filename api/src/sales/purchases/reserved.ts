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

/** 'A', 'A y B', 'A, B y C'. */
const listed = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' y ');

/** The references of the attempts that are open, oldest first. */
async function openReferences(database: Kysely<Database>, negotiationId: number): Promise<string[]> {
  const rows = await database
    .selectFrom('card_attempt')
    .select('reference')
    .where('negotiation_id', '=', negotiationId)
    .where('state', '=', 'PENDIENTE')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ reference }) => reference);
}

/**
 * Why an amount within the balance cannot be paid now: open card attempts reserve it. All of them are named, because the
 * customer's 'sí' ends all.
 * @param isAfterRelease the providers were asked to end them and did not: it says what is free, and until when the rest is
 *   reserved
 */
export async function reservedText(
  database: Kysely<Database>,
  negotiationId: number,
  isAfterRelease: boolean,
): Promise<string> {
  const references = await openReferences(database, negotiationId);
  const loaded = await loadPurchase(database, negotiationId);
  const { free = ZERO, reserved } = figuresOf(loaded.purchase);
  if (reserved === ZERO || references.length === 0) return 'Tu pago con tarjeta acaba de terminar. Vuelve a intentarlo';
  const isOne = references.length === 1;
  const subject = `${isOne ? 'Tu pago' : 'Tus pagos'} con tarjeta ${listed(references)}`;
  if (isAfterRelease) {
    return `${freeWords(free)}. ${subject} ${isOne ? 'reserva' : 'reservan'} el resto ${untilWords(openAttempts(loaded), Date.now())}`;
  }
  const stands = `${subject} ${isOne ? 'está pendiente y reserva' : 'están pendientes y reservan'} ${formatMoney(reserved)}`;
  return `${stands}. ${freeWords(free)}. Para hacer este pago hay que ${isOne ? 'cancelarlo' : 'cancelarlos'}`;
}
