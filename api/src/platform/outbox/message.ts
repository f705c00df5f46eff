import type { Kysely } from 'kysely';
import type { Channel, Database, StoredMessage } from '../database/schema';
import type { Rendered } from './rendered';
import type { SmsText } from './sms-text';

/** One kind of message. A room declares its own (`messageKind`); the outbox has no list of them. */
export interface MessageKind<Content extends object> {
  /** Unique, and stored in the database with each message. */
  readonly name: string;
  /** How many of them may go to one mailbox or telephone in an hour, asked for from one address and from all. */
  readonly perHour: { readonly fromOne: number; readonly fromAll: number };
  /** For how many minutes it is useful: as long as its code is valid, or its news is new. */
  readonly minutes: number;
  /**
   * The mail, made at delivery; undefined if its subject no longer exists.
   * @param site address of the site, which links begin with
   */
  render(content: Content, database: Kysely<Database>, site: string): Promise<Rendered | undefined>;
  /** The subject line alone, for a list that should not create the attachments. */
  subject?(content: Content, database: Kysely<Database>): Promise<string | undefined>;
  /** The SMS of a kind that goes by SMS too, as sign-in codes do. */
  sms?(content: Content): SmsText;
}

/** The ways that a kind's messages go. */
export const channelsOf = ({ sms }: Pick<MessageKind<object>, 'sms'>): readonly Channel[] =>
  sms ? ['mail', 'sms'] : ['mail'];

const kinds = new Map<string, MessageKind<object>>();

/** Declares a kind of message. Code that enqueues one has its kind, so that none waits in the outbox unknown. */
export function messageKind<Content extends object>(kind: MessageKind<Content>): MessageKind<Content> {
  if (kinds.has(kind.name)) throw new Error(`two kinds of message have the name ${kind.name}`);
  kinds.set(kind.name, kind as MessageKind<object>);
  return kind;
}

/** All kinds, for tests of every text. */
export const messageKinds = (): readonly MessageKind<object>[] => [...kinds.values()];

/** @throws Error for a kind of a newer program */
function kindOf({ kind: name }: StoredMessage): MessageKind<object> {
  const kind = kinds.get(name);
  if (!kind) throw new Error(`there is no kind of message ${name}`);
  return kind;
}

/** When a message created now, and the code in it, expires. */
export const expiryOf = ({ minutes }: Pick<MessageKind<object>, 'minutes'>): Date =>
  new Date(Date.now() + minutes * 60_000);

/** A duration in words. */
export const lifetimeInWords = (minutes: number): string =>
  minutes < 60 ? `${minutes} minutos` : `${minutes / 60} horas`;

/** The mail of a message; undefined if its subject no longer exists. @param site address that its links begin with */
export const render = (
  database: Kysely<Database>,
  message: StoredMessage,
  site: string,
): Promise<Rendered | undefined> => kindOf(message).render(message, database, site);

/** The SMS of a message; undefined if its kind does not go by SMS. */
export const renderSms = (message: StoredMessage): SmsText | undefined => kindOf(message).sms?.(message);

/**
 * What a list shows of a message, without its attachments: a mail's subject, an SMS's text; undefined if it no longer
 * exists.
 */
export async function titleOf(
  database: Kysely<Database>,
  channel: Channel,
  message: StoredMessage,
): Promise<string | undefined> {
  if (channel === 'sms') return renderSms(message);
  const { subject } = kindOf(message);
  return subject ? subject(message, database) : (await render(database, message, ''))?.subject;
}
