import type { Kysely } from 'kysely';
import type { Channel, Database, StoredMessage } from '../database/schema';
import type { Rendered } from './rendered';

/** One kind of message. A room declares its own (`messageKind`); the outbox has no list of them. */
export interface MessageKind<Content extends object> {
  /** Unique, and stored in the database with each message. */
  readonly name: string;
  /** Its channels: sign-in codes go by every available one. */
  readonly channels: readonly Channel[];
  /** For how many minutes it is useful: as long as its code is valid, or its news is new. */
  readonly minutes: number;
  /** The text, made at delivery; undefined if its subject no longer exists. */
  render(content: Content, database: Kysely<Database>): Promise<Rendered | undefined>;
  /** The subject line alone, for a list that should not create the attachments. */
  subject?(content: Content, database: Kysely<Database>): Promise<string | undefined>;
}

const kinds = new Map<string, MessageKind<object>>();

/** Declares a kind of message. Code that enqueues one has its kind, so that none waits in the outbox unknown. */
export function messageKind<Content extends object>(kind: MessageKind<Content>): MessageKind<Content> {
  if (kinds.has(kind.name)) throw new Error(`two kinds of message have the name ${kind.name}`);
  kinds.set(kind.name, kind as MessageKind<object>);
  return kind;
}

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

/** The text of a message; undefined if its subject no longer exists. */
export const render = (database: Kysely<Database>, message: StoredMessage): Promise<Rendered | undefined> =>
  kindOf(message).render(message, database);

/**
 * What a list shows of a message, without its attachments: a mail's subject, an SMS's text; undefined if it no longer
 * exists.
 */
export async function titleOf(
  database: Kysely<Database>,
  channel: Channel,
  message: StoredMessage,
): Promise<string | undefined> {
  const { subject } = kindOf(message);
  if (subject && channel === 'mail') return subject(message, database);
  const rendered = await render(database, message);
  return channel === 'mail' ? rendered?.subject : rendered?.text;
}
