import type { EventOf } from './events';
import type { CardAttempt } from './types';

/** When a card attempt abandoned by the buyer is released: by the provider's answer, and for payme also by time. */

const MINUTE = 60_000;

/** The job asks p2p this long after the session's expiry: only a final state releases the amount. */
export const P2P_ASKED_AFTER_EXPIRY_MS = MINUTE;
/** A payme attempt still pending this long after it was opened is EXPIRADO. */
export const PAYME_EXPIRES_MS = 30 * MINUTE;
/** How long the job keeps asking a provider, from the opening: an approval counts from any state. */
export const ASKED_FOR_MS = 7 * 24 * 60 * MINUTE;
/** How long a provider may take to cancel a session that the buyer abandoned. */
export const CANCEL_TIMEOUT_MS = 10_000;

/** An attempt with its times, in milliseconds since the epoch. `expiresAt` is set by the provider p2p. */
export type TimedAttempt = Pick<CardAttempt, 'id' | 'provider' | 'status'> & { openedAt: number; expiresAt: number };

/** When the job first asks the provider about an attempt to which nobody returned. */
export const firstAskedAt = ({ provider, openedAt, expiresAt }: TimedAttempt): number =>
  provider === 'p2p' ? expiresAt + P2P_ASKED_AFTER_EXPIRY_MS : openedAt + PAYME_EXPIRES_MS;

/** Whether the job still asks about an attempt: all but the processed ones, from the first time on, for seven days. */
export const isAskedAbout = (attempt: TimedAttempt, now: number): boolean =>
  attempt.status !== 'PROCESADO' && now >= firstAskedAt(attempt) && now < attempt.openedAt + ASKED_FOR_MS;

/** 'En revisión': p2p still says pending after the session's expiry; a person reviews it, which takes hours. */
export const isUnderReview = (attempt: TimedAttempt, now: number): boolean =>
  attempt.provider === 'p2p' && attempt.status === 'PENDIENTE' && now >= firstAskedAt(attempt);

/** Until when an amount stays reserved at the longest; undefined when nothing bounds it (under review) or nothing is reserved. */
export function reservedUntil(attempt: TimedAttempt, now: number): number | undefined {
  if (attempt.status !== 'PENDIENTE' || isUnderReview(attempt, now)) return undefined;
  return firstAskedAt(attempt);
}

/** A provider's answer when asked to cancel (p2p) or about a try (payme). */
export type ProviderSays =
  | 'approved'
  | 'cancelled'
  | 'denied'
  | 'unknown try'
  | 'pending'
  | 'cancel refused'
  | 'no answer';

/**
 * What follows for an attempt: after the buyer's 'sí' to another payment, or when the job asks. Undefined: the amount
 * stays reserved, and the new payment may use only the free amount.
 * @param now if given, payme's 30 minutes count
 */
export function releaseBy(
  attempt: TimedAttempt,
  says: ProviderSays,
  now: number,
): EventOf<'approve-attempt' | 'reject-attempt' | 'cancel-attempt' | 'expire-attempt'> | undefined {
  const { id } = attempt;
  if (says === 'approved') return { type: 'approve-attempt', id };
  if (says === 'denied') return { type: 'reject-attempt', id };
  if (says === 'cancelled' || (says === 'unknown try' && attempt.provider === 'payme'))
    return { type: 'cancel-attempt', id };
  const isLate = attempt.provider === 'payme' && now >= attempt.openedAt + PAYME_EXPIRES_MS;
  return isLate && attempt.status === 'PENDIENTE' ? { type: 'expire-attempt', id } : undefined;
}
