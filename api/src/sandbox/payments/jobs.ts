import { inTurns } from '../../platform/database/transaction';
import { type HandledJob, handle, hourly, leaveWaiting } from '../../platform/jobs/job';
import { expireSession, holdSession } from '../p2p/session';
import { againAt } from '../payme/response';
import { deliverPost, schedulePost, sendPost } from './posts';
import { forgetOldProviderRows } from './retention';

const forgetOldRows = hourly('forget-old-sandbox-rows', forgetOldProviderRows);

/**
 * Work that the sandbox's providers do by themselves: tell the shop, and end sessions whose time is over. Left waiting while
 * the sandbox is off; what they remember is forgotten all the same.
 * @param shop address of this server
 */
export const sandboxJobs = (isOn: boolean, shop: () => string): HandledJob[] =>
  isOn
    ? [
        handle(sendPost, async ({ postId }, { database }) => {
          const refused = await deliverPost(database, shop(), postId);
          if (!refused || refused.retries_left === 0) return;
          const { provider, subject, path, content_type, body, retries_left } = refused;
          const when = { dueAt: againAt(), retries: retries_left - 1 };
          await inTurns(database, (transaction) =>
            schedulePost(transaction, { provider, subject, path, content_type, body }, when),
          );
        }),
        handle(expireSession, ({ requestId }, { database }) =>
          inTurns(database, (transaction) => holdSession(transaction, requestId, new Date())),
        ),
        forgetOldRows,
      ]
    : [leaveWaiting(sendPost), leaveWaiting(expireSession), forgetOldRows];
