/**
 * The time zone for the business's days: continental Ecuador, UTC-5, without daylight saving time. Galápagos is an hour
 * behind; a buyer there gets the mainland's day, like the dealership that serves them.
 */
export const ECUADOR_TIME_ZONE = 'America/Guayaquil';

let isoDay: Intl.DateTimeFormat | undefined;

/** The calendar day of a moment in Ecuador as `YYYY-MM-DD`, whatever the machine's time zone. calendar.ts has the arithmetic. */
export const todayInEcuador = (now: Date): string => {
  // Created on first use: it takes a phone long, and most pages show no date.
  isoDay ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: ECUADOR_TIME_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return isoDay.format(now);
};

/** Parses `DD/MM/YYYY`; null if the format is different or there is no such day (31/02/2026). */
export function parseDate(text: string): string | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text.trim());
  if (!match) return null;
  const [, day, month, year] = match;
  const iso = `${year}-${month}-${day}`;
  const moment = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso) ? iso : null;
}

/** Formats a day, or a moment (ISO 8601, counted in Ecuador), as `DD/MM/YYYY`; '' for anything else. */
export function formatDate(iso: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(iso);
  const moment = new Date(isDay ? `${iso}T12:00:00Z` : iso);
  if (Number.isNaN(moment.getTime())) return '';
  const [year, month, day] = todayInEcuador(moment).split('-');
  return `${day}/${month}/${year}`;
}

let clock: Intl.DateTimeFormat | undefined;

/** Formats the hour of a moment (ISO 8601) in Ecuador: `20:30`; '' for anything else. */
export function formatTime(iso: string): string {
  const moment = new Date(iso);
  clock ??= new Intl.DateTimeFormat('es-EC', { timeZone: ECUADOR_TIME_ZONE, timeStyle: 'short', hourCycle: 'h23' });
  return Number.isNaN(moment.getTime()) ? '' : clock.format(moment);
}

/** Formats a moment (ISO 8601) with its zone in words: `29/11/2026 20:30, hora de Ecuador`; '' for anything else. */
export function formatMoment(iso: string): string {
  const time = formatTime(iso);
  return time && `${formatDate(iso)} ${time}, hora de Ecuador`;
}

const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/**
 * Formats a day, or a moment (ISO 8601, counted in Ecuador), for a sentence: 'lunes 1 de diciembre'; '' for anything
 * else. Without the year: for days near enough to need none.
 */
export function formatDayInWords(iso: string): string {
  const day = parseDate(formatDate(iso));
  if (day === null) return '';
  const date = new Date(`${day}T00:00:00Z`);
  return `${WEEKDAYS[date.getUTCDay()]} ${date.getUTCDate()} de ${MONTHS[date.getUTCMonth()]}`;
}
