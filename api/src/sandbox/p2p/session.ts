import { randomBytes } from 'node:crypto';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { object, string } from 'valibot';
import type { Database } from '../../platform/database/schema';
import { enqueue } from '../../platform/jobs/enqueue';
import { defineJob } from '../../platform/jobs/job';
import { scheduleNotices } from './notices';
import { Refusal, type SessionRequest } from './request';

export type Session = Selectable<Database['sandbox_p2p_session']>;
export type Payment = Selectable<Database['sandbox_p2p_payment']>;

/** A session whose row is held by the transaction, with its tries, the newest first. */
export interface Held {
  session: Session;
  payments: Payment[];
}

/** Ends a session whose time is over, and tells the shop. */
export const expireSession = defineJob({
  name: 'sandbox-p2p-expire',
  payload: object({ requestId: string() }),
  retry: { firstSeconds: 5, longestSeconds: 60, tries: 5 },
  limitSeconds: 60,
});

/** States of a session with the reasons and messages that the documentation shows. */
const STATES = {
  pending: ['PENDING', 'PT', 'La petición se encuentra pendiente'],
  approved: ['APPROVED', '00', 'La petición ha sido aprobada exitosamente'],
  partial: ['APPROVED_PARTIAL', 'P0', 'La petición está parcialmente aprobada'],
  'partial-over': ['PARTIAL_EXPIRED', 'PX', 'La petición esta expirada o cancelada y se han realizado pagos'],
  expired: ['REJECTED', 'XN', 'La petición ha expirado'],
  cancelled: ['REJECTED', 'XN', 'La petición ha sido cancelada por el usuario'],
  'too-many': ['REJECTED', 'XN', 'Se ha superado el número de intentos permitidos'],
  'by-merchant': ['REJECTED', 'MC', 'La petición ha sido cancelada por el comercio'],
} as const satisfies Record<string, readonly [Session['status'], string, string]>;
export type State = keyof typeof STATES;

/** Added to the numbers of sessions that shall be above 2^53. */
const LARGE = 9_007_199_254_740_992n;
const LARGEST_ID = 9_223_372_036_854_775_807n;

/** Whether a session changes no more. */
export const isFinal = ({ status }: Pick<Session, 'status'>): boolean =>
  status === 'APPROVED' || status === 'REJECTED' || status === 'PARTIAL_EXPIRED';

/** What of a session's amount is approved, in cents. */
export const approvedOf = (payments: readonly Payment[]): number =>
  payments.reduce((sum, { status, amount_cents }) => sum + (status === 'APPROVED' ? Number(amount_cents) : 0), 0);

/** The try that waits for a manual validation. */
export const underReview = (payments: readonly Payment[]): Payment | undefined =>
  payments.find(({ status }) => status === 'PENDING');

/** Gives a held session another state. */
export async function setState(transaction: Transaction<Database>, held: Held, state: State, now: Date): Promise<Held> {
  const [status, reason, message] = STATES[state];
  const { requestId, changes } = {
    requestId: held.session.request_id,
    changes: { status, reason, message, status_at: now },
  };
  await transaction.updateTable('sandbox_p2p_session').set(changes).where('request_id', '=', requestId).execute();
  return { ...held, session: { ...held.session, ...changes } };
}

/**
 * Makes a session.
 * @param isLarge whether its number shall be above 2^53
 * @throws Refusal if there is one of this reference already
 */
export async function createSession(
  transaction: Transaction<Database>,
  request: SessionRequest,
  { now, isLarge }: { now: Date; isLarge: boolean },
): Promise<Session> {
  const [status, reason, message] = STATES.pending;
  const expiresAt = new Date(request.expiration);
  const session = await transaction
    .insertInto('sandbox_p2p_session')
    .values({
      request_id: sql`nextval('sandbox_p2p_request_id') + ${isLarge ? String(LARGE) : '0'}::bigint`,
      token: randomBytes(16).toString('hex'),
      reference: request.payment.reference,
      request: JSON.stringify(request),
      amount_cents: String(Math.round(request.payment.amount.total * 100)),
      ...{ status, reason, message, status_at: now, expires_at: expiresAt },
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!session) throw new Refusal('request_not_valid', 'La referencia de pago ya ha sido utilizada');
  await enqueue(transaction, expireSession, { requestId: session.request_id }, { runAt: expiresAt });
  return session;
}

const isId = (text: string): boolean => /^\d{1,19}$/.test(text) && BigInt(text) <= LARGEST_ID;

const paymentsOf = (database: Kysely<Database>, requestId: string) =>
  database
    .selectFrom('sandbox_p2p_payment')
    .selectAll()
    .where('request_id', '=', requestId)
    .orderBy('internal_reference', 'desc')
    .execute();

/** Holds a session, which is ended first, and the shop told, if its time is over and no try of it is being validated. */
export async function holdSession(
  transaction: Transaction<Database>,
  requestId: string,
  now: Date,
): Promise<Held | undefined> {
  if (!isId(requestId)) return undefined;
  const session = await transaction
    .selectFrom('sandbox_p2p_session')
    .selectAll()
    .where('request_id', '=', requestId)
    .forUpdate()
    .executeTakeFirst();
  if (!session) return undefined;
  const held = { session, payments: await paymentsOf(transaction, requestId) };
  if (isFinal(session) || session.expires_at > now || underReview(held.payments)) return held;
  const ended = await setState(transaction, held, approvedOf(held.payments) > 0 ? 'partial-over' : 'expired', now);
  await scheduleNotices(transaction, ended.session, { way: 'once', seconds: 0 });
  return ended;
}
