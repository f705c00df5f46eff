/** What a message says; the text is made when it is sent. Also the form in which it waits in the database. */
export type Message =
  | { kind: 'one-time-password'; name: string; code: string }
  | { kind: 'temporary-password'; name: string; password: string }
  | { kind: 'quotation'; leadId: number }
  | { kind: 'quotation'; quotationId: number }
  | { kind: 'interest'; leadId: number };

type Kind = Message['kind'];
export type Channel = 'mail' | 'sms';

const HOUR = 60;
const DAY = 24 * HOUR;

/** For how many minutes a message is worth something: its code serves, or its news is news. */
const MINUTES: Record<Kind, number> = {
  'one-time-password': 10,
  'temporary-password': DAY,
  quotation: 3 * DAY,
  interest: 3 * DAY,
};

/** Where a message goes: what lets somebody in by every way there is. */
export const CHANNELS: Record<Kind, readonly Channel[]> = {
  'one-time-password': ['mail', 'sms'],
  'temporary-password': ['mail', 'sms'],
  quotation: ['mail'],
  interest: ['mail'],
};

/** From when on a message that is made now, and the code in it, is worth nothing. */
export const expiryOf = (kind: Kind): Date => new Date(Date.now() + MINUTES[kind] * 60_000);

/** How long it is worth something, in words. */
export const lifetimeInWords = (kind: Kind): string =>
  MINUTES[kind] < HOUR ? `${MINUTES[kind]} minutos` : `${MINUTES[kind] / HOUR} horas`;
