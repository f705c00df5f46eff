import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import type { Message } from './message';

/** Where a message goes. */
export interface Recipient {
  email: string;
  phone: string;
}

type Channel = 'mail' | 'sms';

/**
 * Puts a message into the outbox, in the transaction of what causes it: it goes out if, and only if, that is committed.
 * @param expiresAt after that time it is worth nothing, and is not sent any more
 */
export async function enqueue(
  transaction: Kysely<Database>,
  message: Message,
  { email, phone }: Recipient,
  { channels, expiresAt = null }: { channels: readonly Channel[]; expiresAt?: Date | null },
): Promise<void> {
  const content = JSON.stringify(message);
  await transaction
    .insertInto('outbox')
    .values(
      channels.map((channel) => ({
        channel,
        recipient: channel === 'mail' ? email : phone,
        content,
        expires_at: expiresAt,
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
    .execute();

/** How long it is kept that a message went, and to whom. */
const SENT_MS = 30 * 24 * 60 * 60_000;

/** Forgets messages that went long ago. */
export const forgetSentMessages = (database: Kysely<Database>) =>
  database
    .deleteFrom('outbox')
    .where('sent_at', '<', new Date(Date.now() - SENT_MS))
    .execute();
