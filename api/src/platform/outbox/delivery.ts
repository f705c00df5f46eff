import type { Channel } from '../database/schema';
import { type HandledJob, handle, type JobContext, leaveWaiting } from '../jobs/job';
import { CarrierRefusal } from './carrier';
import type { Carriers } from './carriers';
import { render } from './message';
import { DELIVERIES, findWaiting } from './queue';

/**
 * Hands a message over. No transaction is open meanwhile: a mail server that keeps its client waiting holds no connection and
 * no row. One that is handed over and then not marked, because the process or the database died, is sent twice rather than
 * never.
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
  // What was said may have been a secret.
  await mark.set({ sent_at: new Date(), content: 'null', last_error: null }).execute();
}

/** Hands messages over, each by the carrier of its channel. Without carriers they wait until they expire. */
export const deliveryJobs = (carriers: Carriers | undefined): HandledJob[] =>
  (['mail', 'sms'] as const).map((channel) =>
    carriers
      ? handle(DELIVERIES[channel], ({ messageId }, context) => deliver(messageId, channel, carriers, context))
      : leaveWaiting(DELIVERIES[channel]),
  );
