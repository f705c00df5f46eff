import type { Kysely } from 'kysely';
import type { Channel, Database, StoredMessage } from '../database/schema';
import type { Rendered } from './rendered';

/** One kind of message. A room declares its own (`messageKind`); the outbox knows none by name. */
export interface MessageKind<Content extends object> {
  /** Unique, and kept in the database with each message. */
  readonly name: string;
  /** Where it goes: what lets somebody in by every way there is. */
  readonly channels: readonly Channel[];
  /** For how many minutes it is worth something: its code serves, or its news is news. */
  readonly minutes: number;
  /** The message in words, made when it is sent; undefined when what it is about is gone. */
  render(content: Content, database: Kysely<Database>): Promise<Rendered | undefined>;
  /** The subject alone, where a list should not have to make the files that come with it. */
  subject?(content: Content, database: Kysely<Database>): Promise<string | undefined>;
}

const kinds = new Map<string, MessageKind<object>>();

/** Declares a kind of message. Whoever enqueues one holds its kind, so that none waits in the outbox unknown. */
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

/** From when on a message that is made now, and the code in it, is worth nothing. */
export const expiryOf = ({ minutes }: Pick<MessageKind<object>, 'minutes'>): Date =>
  new Date(Date.now() + minutes * 60_000);

/** How long something is worth, in words. */
export const lifetimeInWords = (minutes: number): string =>
  minutes < 60 ? `${minutes} minutos` : `${minutes / 60} horas`;

/** A message in words; undefined when what it is about is gone. */
export const render = (database: Kysely<Database>, message: StoredMessage): Promise<Rendered | undefined> =>
  kindOf(message).render(message, database);

/** What a list shows of a message, made without its files: a mail's subject, an SMS's text; undefined when it is gone. */
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
