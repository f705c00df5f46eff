import type { CardPayment } from '@vitrina/contract';
import { formatDate, formatTime } from '@vitrina/rules';

const MINUTE = 60_000;
const HOUR = 60;

/** How long an open card payment reserves its amount: 'quedan 12 min', 'en revisión'. @param now in ms */
export function timeLeft(
  { reservedUntil, isUnderReview }: Pick<CardPayment, 'reservedUntil' | 'isUnderReview'>,
  now: number,
): string {
  if (isUnderReview || reservedUntil === undefined) return 'en revisión';
  const minutes = Math.ceil((Date.parse(reservedUntil) - now) / MINUTE);
  if (minutes > HOUR) {
    const day = formatDate(reservedUntil);
    const isToday = day === formatDate(new Date(now).toISOString());
    return `hasta las ${formatTime(reservedUntil)}${isToday ? '' : ` del ${day}`}`;
  }
  if (minutes > 1) return `quedan ${minutes} min`;
  return 'queda 1 min';
}
