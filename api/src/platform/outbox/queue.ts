import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Channel, Database } from '../database/schema';
import { enqueue } from '../jobs/enqueue';
import { defineJob, type Job } from '../jobs/job';
import type { Admission } from './admission';
import { expiryOf } from './message';

type Delivery = { messageId: number };

/** Time limit for delivering a whole message to a mail server. */
const LIMIT_SECONDS = 120;

/** A channel's messages are delivered one after the other. One is retried until it expires, at most an hour apart. */
const delivery = (channel: Channel): Job<Delivery> =>
  defineJob({
    name: `deliver-${channel}`,
    payload: v.object({ messageId: v.number() }),
    retry: { firstSeconds: 5, longestSeconds: 3600, tries: Number.POSITIVE_INFINITY },
    limitSeconds: LIMIT_SECONDS,
  });

/** The jobs that deliver messages, by channel. */
export const DELIVERIES: Record<Channel, Job<Delivery>> = { mail: delivery('mail'), sms: delivery('sms') };

/**
 * Puts a message into the outbox, in the transaction that causes it: it is sent if, and only if, that is committed, and
 * only where it was admitted to. What expires first is sent first: codes before quotations.
 */
export async function enqueueMessage<Content extends object>(
  transaction: Kysely<Database>,
  { kind, to }: Admission<Content>,
  content: Content,
): Promise<void> {
  if (to.length === 0) return;
  const expiresAt = expiryOf(kind);
  const rows = await transaction
    .insertInto('outbox')
    .values(
      to.map((part) => ({
        ...part,
        content: JSON.stringify({ kind: kind.name, ...content }),
        expires_at: expiresAt,
      })),
    )
    .returning(['id', 'channel'])
    .execute();
  const placement = { priority: -Math.floor(expiresAt.getTime() / 60_000), keptSeconds: kind.minutes * 60 };
  for (const { id, channel } of rows) await enqueue(transaction, DELIVERIES[channel], { messageId: id }, placement);
}

/** The message, if it is still to be sent. */
export const findWaiting = (database: Kysely<Database>, id: number) =>
  database
    .selectFrom('outbox')
    .selectAll()
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('refused_at', 'is', null)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();

/** Deletes the data of expired messages, which may contain a secret. They are not sent any more. */
export const forgetExpiredMessages = (database: Kysely<Database>) =>
  database
    .updateTable('outbox')
    .set({ content: 'null' })
    .where('sent_at', 'is', null)
    .where('expires_at', '<', new Date())
    .where(sql<boolean>`content <> 'null'::jsonb`)
    .execute();

/** How long the record of a sent or expired message and its recipient is kept. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** Deletes messages that were sent, or expired, long ago. */
export async function forgetOldMessages(database: Kysely<Database>): Promise<void> {
  const limit = new Date(Date.now() - KEPT_MS);
  await database
    .deleteFrom('outbox')
    .where((is) =>
      is.or([is('sent_at', '<', limit), is.and([is('sent_at', 'is', null), is('expires_at', '<', limit)])]),
    )
    .execute();
}
