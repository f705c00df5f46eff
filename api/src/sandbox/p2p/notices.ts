import { p2pNotification } from '@vitrina/contract';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { writtenLoosely } from '../payments/json';
import { isoInEcuador } from '../payments/moments';
import { schedulePost, writePost } from '../payments/posts';
import { P2P_CREDENTIALS } from '../provider-credentials';
import { signatureOf } from './auth';

type Session = Selectable<Database['sandbox_p2p_session']>;

/** Of the shop, where it is told of sessions that have ended. */
export const NOTIFICATION_PATH = `/api/${p2pNotification.path}`;

/** How the shop is told. p2p itself sends one notification, and never again. */
export const NOTICE_WAYS = {
  once: 'Una vez, enseguida',
  before: 'Una vez, antes de volver',
  after: 'Una vez, después de volver',
  late: 'Una vez, tarde',
  twice: 'Dos veces',
  never: 'Nunca',
} as const;

/** A way, and how many seconds late. */
export interface Notice {
  way: keyof typeof NOTICE_WAYS;
  seconds: number;
}

/** Time for a browser to be back at the shop. */
const BACK_SECONDS = 5;

/** A notification, as p2p writes it. */
export function notificationOf(
  { request_id, reference, status, reason, message, status_at }: Session,
  form: 'sha256' | 'sha1' = 'sha256',
): Record<string, unknown> {
  const date = isoInEcuador(status_at);
  return {
    status: { status, reason, message, date },
    requestId: BigInt(request_id),
    reference,
    signature: signatureOf({ requestId: request_id, status, date }, P2P_CREDENTIALS.secretKey, form),
  };
}

/** A notification as a post to the shop. */
export const noticePost = (requestId: string, notification: Record<string, unknown>) => ({
  provider: 'p2p' as const,
  subject: requestId,
  path: NOTIFICATION_PATH,
  content_type: 'application/json',
  body: writtenLoosely(notification),
});

/**
 * Schedules the notifications of a session.
 * @returns a post that is to be delivered before the buyer goes back, if it is to be so
 */
export async function scheduleNotices(
  transaction: Kysely<Database>,
  session: Session,
  { way, seconds }: Notice,
): Promise<number | undefined> {
  const post = noticePost(session.request_id, notificationOf(session));
  const after = (late: number) => ({ dueAt: new Date(Date.now() + late * 1000) });
  if (way === 'before') return writePost(transaction, post, after(0));
  const times = { once: [0], after: [BACK_SECONDS], late: [seconds], twice: [0, seconds], never: [] }[way];
  for (const late of times) await schedulePost(transaction, post, after(late));
  return undefined;
}
