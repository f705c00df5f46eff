import type { p2pNotification, RequestOf } from '@vitrina/contract';
import * as v from 'valibot';
import { inTurns } from '../../platform/database/transaction';
import { enqueue } from '../../platform/jobs/enqueue';
import { defineJob, type HandledJob, handle } from '../../platform/jobs/job';
import { askAndTakeOver } from './ask';
import { attemptByProvider } from './attempts';
import type { CardContext } from './context';

type Notification = RequestOf<typeof p2pNotification>;

/** Retried until its row is there: a notification may come before the create's answer is stored. It comes once only. */
const takeNotification = defineJob({
  name: 'take-card-notification',
  payload: v.object({ notificationId: v.number() }),
  retry: { firstSeconds: 1, longestSeconds: 300, tries: 20 },
  limitSeconds: 60,
});

/**
 * Keeps a signed notification, with the job that asks p2p about its session: so that it is answered at once, and not lost. The
 * same one again changes nothing.
 */
export async function keepNotification(
  { database, log }: Omit<CardContext, 'providers'>,
  { requestId, reference, status, signature = '' }: Notification,
): Promise<Record<string, never>> {
  const isNew = await inTurns(database, async (transaction) => {
    const kept = await transaction
      .insertInto('card_notification')
      .values({ request_id: requestId, reference, status: status.status, signature: signature.toLowerCase() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (kept) await enqueue(transaction, takeNotification, { notificationId: kept.id }, { priority: 1 });
    return kept !== undefined;
  });
  log.info({ requestId, status: status.status }, isNew ? 'p2p has notified' : 'p2p has notified again: nothing to do');
  return {};
}

/** Asks p2p about the session that a notification names. Its own words are not believed; a wrong reference is refused. */
async function take(context: CardContext, notificationId: number): Promise<void> {
  const { database, log } = context;
  const kept = await database
    .selectFrom('card_notification')
    .selectAll()
    .where('id', '=', notificationId)
    .executeTakeFirst();
  if (!kept) return;
  const row = await attemptByProvider(database, 'p2p', kept.request_id);
  if (!row) throw new Error('p2p has notified of a session that is not known (yet)');
  if (row.reference !== kept.reference) {
    log.warn({ requestId: kept.request_id }, 'a notification of p2p names another reference: it is refused');
    return;
  }
  if (!(await askAndTakeOver(context, row))) throw new Error('p2p has notified and does not answer');
}

export const notificationJob = ({ providers }: Pick<CardContext, 'providers'>): HandledJob =>
  handle(takeNotification, ({ notificationId }, { database, log }) =>
    take({ database, log, providers }, notificationId),
  );
