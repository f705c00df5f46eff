import type { CardPayment } from '@vitrina/contract';
import { formatTime } from '@vitrina/rules';

const MINUTE = 60_000;
const HOUR = 60;

/** How long an open card payment reserves its amount: 'quedan 12 min', 'en revisión'. @param now in ms */
export function timeLeft(
  { reservedUntil, isUnderReview }: Pick<CardPayment, 'reservedUntil' | 'isUnderReview'>,
  now: number,
): string {
  if (isUnderReview || reservedUntil === undefined) return 'en revisión';
  const minutes = Math.ceil((Date.parse(reservedUntil) - now) / MINUTE);
  if (minutes > HOUR) return `hasta las ${formatTime(reservedUntil)}`;
  if (minutes > 1) return `quedan ${minutes} min`;
  return 'queda 1 min';
}
