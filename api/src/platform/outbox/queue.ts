import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema';
import { CHANNELS, expiryOf, type Message } from './message';

/** Where a message goes. */
export interface Recipient {
  email: string;
  phone: string;
}

/** Puts a message into the outbox, in the transaction of what causes it: it goes out if, and only if, that is committed. */
export async function enqueue(
  transaction: Kysely<Database>,
  message: Message,
  { email, phone }: Recipient,
): Promise<void> {
  const content = JSON.stringify(message);
  await transaction
    .insertInto('outbox')
    .values(
      CHANNELS[message.kind].map((channel) => ({
        channel,
        recipient: channel === 'mail' ? email : phone,
        content,
        expires_at: expiryOf(message.kind),
      })),
    )
    .execute();
}

/** Forgets what expired messages say, which may be a secret. They are not sent any more. */
export const forgetExpiredMessages = (database: Kysely<Database>) =>
  database
    .updateTable('outbox')
    .set({ content: 'null' })
    .where('sent_at', 'is', null)
    .where('expires_at', '<', new Date())
    .where(sql<boolean>`content <> 'null'::jsonb`)
    .execute();

/** How long it is kept that a message went, or did not, and to whom. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** Forgets messages that went, or expired, long ago. */
export async function forgetOldMessages(database: Kysely<Database>): Promise<void> {
  const limit = new Date(Date.now() - KEPT_MS);
  await database
    .deleteFrom('outbox')
    .where((is) =>
      is.or([is('sent_at', '<', limit), is.and([is('sent_at', 'is', null), is('expires_at', '<', limit)])]),
    )
    .execute();
}
