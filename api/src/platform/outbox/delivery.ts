import type { Channel } from '../database/schema';
import { type HandledJob, handle, type JobContext, leaveWaiting } from '../jobs/job';
import { CarrierRefusal } from './carrier';
import type { Carriers } from './carriers';
import { render } from './message';
import { DELIVERIES, findWaiting } from './queue';

/**
 * Delivers a message. No transaction is open meanwhile, so a slow mail server blocks no connection and no row. If the
 * process or the database dies between delivery and marking, the message is sent twice rather than never.
 */
async function deliver(messageId: number, channel: Channel, { [channel]: carry }: Carriers, context: JobContext) {
  const { database, log } = context;
  const row = await findWaiting(database, messageId);
  if (!row?.content) return;
  const mark = database.updateTable('outbox').where('id', '=', messageId);
  try {
    const message = await render(database, row.content);
    if (message) await carry(row.recipient, message);
  } catch (error) {
    const last_error = String((error as Error).message);
    if (!(error instanceof CarrierRefusal && error.isFinal)) {
      await mark.set({ last_error }).execute();
      throw error;
    }
    log.warn({ message: messageId, channel, err: error }, 'a message was refused for good');
    await mark.set({ last_error, refused_at: new Date(), content: 'null' }).execute();
    return;
  }
  // The data may have contained a secret.
  await mark.set({ sent_at: new Date(), content: 'null', last_error: null }).execute();
}

/** Delivers messages, each by the carrier of its channel. Without carriers they wait until they expire. */
export const deliveryJobs = (carriers: Carriers | undefined): HandledJob[] =>
  (['mail', 'sms'] as const).map((channel) =>
    carriers
      ? handle(DELIVERIES[channel], ({ messageId }, context) => deliver(messageId, channel, carriers, context))
      : leaveWaiting(DELIVERIES[channel]),
  );
