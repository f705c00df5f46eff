import { type Answer, refuse } from './answers';
import type { Purchase } from './types';

/** Each open attempt of a purchase is asked about twice a minute, and each try costs the provider a session. */
export const ATTEMPT_LIMITS = { open: 5, aDay: 20 } as const;

/**
 * Why another card attempt may not be opened, however small its amount; undefined if it may.
 * @param day of the new one; undefined where it is not known: then the attempts of the day are not counted
 */
export function refuseAttempt({ attempts }: Purchase, day: string | undefined): Answer | undefined {
  const open = attempts.filter(({ status }) => status === 'PENDIENTE').length;
  if (open >= ATTEMPT_LIMITS.open) return refuse('too many open attempts');
  const today = day === undefined ? 0 : attempts.filter((attempt) => attempt.day === day).length;
  return today >= ATTEMPT_LIMITS.aDay ? refuse('too many attempts today') : undefined;
}
