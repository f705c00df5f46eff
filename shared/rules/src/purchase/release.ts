import type { EventOf } from './events';
import type { CardAttempt } from './types';

/** When the provider is asked about a card attempt, when one that the buyer abandoned is released, and by what answer. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** A session of p2p may end this long after its expiry: only a final state releases the amount. */
export const P2P_GRACE_MS = MINUTE;
/** A payme attempt still pending this long after it was opened is EXPIRADO. */
export const PAYME_EXPIRES_MS = 30 * MINUTE;
/** How long the job keeps asking a provider, from the opening: an approval counts from any state. */
export const ASKED_FOR_MS = 7 * 24 * HOUR;
/** How long a provider may take to cancel a session that the buyer abandoned. */
export const CANCEL_TIMEOUT_MS = 10 * SECOND;

/**
 * How soon the job asks again. A notification comes once or never, and what the provider has answered counts within a
 * minute: so an open attempt is asked about more often than that, unless its review lasts for more than a day.
 */
const ASKED_EVERY_MS = {
  open: 30 * SECOND,
  overdue: 45 * SECOND,
  longOverdue: 10 * MINUTE,
  /** An approval may still come late. */
  ended: 15 * MINUTE,
  /** A payment may still be reversed. */
  processed: HOUR,
} as const;
const LONG_MS = 24 * HOUR;

/**
 * An attempt with its times, in milliseconds since the epoch. `expiresAt` is ours: p2p is asked to end the session then, and
 * payme knows nothing of it.
 */
export type TimedAttempt = Pick<CardAttempt, 'id' | 'provider' | 'status'> & { openedAt: number; expiresAt: number };

/** When an open attempt is overdue: p2p then reviews it, payme's is over. */
export const overdueAt = ({ provider, openedAt, expiresAt }: TimedAttempt): number =>
  provider === 'p2p' ? expiresAt + P2P_GRACE_MS : openedAt + PAYME_EXPIRES_MS;

function askedEvery(attempt: TimedAttempt, now: number): number {
  if (attempt.status === 'PROCESADO') return ASKED_EVERY_MS.processed;
  if (attempt.status !== 'PENDIENTE') return ASKED_EVERY_MS.ended;
  const overdue = now - overdueAt(attempt);
  if (overdue < 0) return ASKED_EVERY_MS.open;
  return overdue < LONG_MS ? ASKED_EVERY_MS.overdue : ASKED_EVERY_MS.longOverdue;
}

/** When the job asks about an attempt again, having asked now; undefined once it has asked for seven days. */
export function askAgainAt(attempt: TimedAttempt, now: number): number | undefined {
  const next = now + askedEvery(attempt, now);
  return next < attempt.openedAt + ASKED_FOR_MS ? next : undefined;
}

/** 'En revisión': p2p still says pending after the session's expiry; a person reviews it, which takes hours. */
export const isUnderReview = (attempt: TimedAttempt, now: number): boolean =>
  attempt.provider === 'p2p' && attempt.status === 'PENDIENTE' && now >= overdueAt(attempt);

/** Until when an amount stays reserved at the longest; undefined when nothing bounds it (under review) or nothing is reserved. */
export function reservedUntil(attempt: TimedAttempt, now: number): number | undefined {
  if (attempt.status !== 'PENDIENTE' || isUnderReview(attempt, now)) return undefined;
  return overdueAt(attempt);
}

/** What a provider says of an attempt that took no money: to a cancel (p2p), or to a question (both). */
export type ProviderSays = 'cancelled' | 'denied' | 'unknown try' | 'pending' | 'cancel refused' | 'no answer';

/**
 * What follows for an attempt from what its provider says. Undefined: nothing, and an open one stays open. A provider that does
 * not answer ends nothing, however late it is: the money may be taken.
 * @param now milliseconds since the epoch: payme's attempts last 30 minutes
 */
export function releaseBy(
  attempt: TimedAttempt,
  says: ProviderSays,
  now: number,
): EventOf<'reject-attempt' | 'cancel-attempt' | 'expire-attempt'> | undefined {
  const { id, provider, status } = attempt;
  switch (says) {
    case 'denied':
      return { type: 'reject-attempt', id };
    case 'cancelled':
      return { type: 'cancel-attempt', id };
    case 'unknown try':
      return provider === 'payme' ? { type: 'cancel-attempt', id } : undefined;
    case 'pending':
      return provider === 'payme' && status === 'PENDIENTE' && now >= overdueAt(attempt)
        ? { type: 'expire-attempt', id }
        : undefined;
    default:
      return undefined;
  }
}
