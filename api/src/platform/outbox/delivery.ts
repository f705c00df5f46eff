import type { Kysely } from 'kysely';
import type { Channel, Database, StoredMessage } from '../database/schema';
import { type HandledJob, handle, type JobContext, leaveWaiting } from '../jobs/job';
import { CarrierRefusal } from './carrier';
import type { Carriers } from './carriers';
import { render, renderSms } from './message';
import { DELIVERIES, findWaiting } from './queue';

/** How messages go out, and the address of the site that their links begin with. */
type Way = { carriers: Carriers; site: string };

type Waiting = { recipient: string; content: StoredMessage; channel: Channel };

/** Makes a message's text and hands it to the carrier; nothing if its subject no longer exists. */
async function carry(database: Kysely<Database>, { recipient, content, channel }: Waiting, { carriers, site }: Way) {
  if (channel === 'sms') {
    const text = renderSms(content);
    if (text) await carriers.sms(recipient, text);
    return;
  }
  const mail = await render(database, content, site);
  if (mail) await carriers.mail(recipient, mail);
}

/**
 * Delivers a message. No transaction is open meanwhile, so a slow mail server blocks no connection and no row. If the
 * process or the database dies between delivery and marking, the message is sent twice rather than never.
 */
async function deliver(messageId: number, channel: Channel, way: Way, { database, log }: JobContext) {
  const row = await findWaiting(database, messageId);
  if (!row?.content) return;
  const mark = database.updateTable('outbox').where('id', '=', messageId);
  try {
    await carry(database, { recipient: row.recipient, content: row.content, channel }, way);
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

/**
 * Delivers messages, each by the carrier of its channel. Without carriers they wait until they expire.
 * @param site address of the site, which links begin with
 */
export const deliveryJobs = (carriers: Carriers | undefined, site: string): HandledJob[] =>
  (['mail', 'sms'] as const).map((channel) =>
    carriers
      ? handle(DELIVERIES[channel], ({ messageId }, context) =>
          deliver(messageId, channel, { carriers, site }, context),
        )
      : leaveWaiting(DELIVERIES[channel]),
  );
