import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { isoInEcuador } from '../payments/moments';
import { Refusal } from './request';
import { approvedOf, type Held, isFinal, type Payment, setState, underReview } from './session';

/** Rejected tries after which a session ends. */
const MOST_REJECTED = 10;

/** Reasons of a rejected try, in p2p's words. */
export const REASONS = {
  '51': 'Fondos insuficientes',
  '61': 'Monto excede el máximo definido por la entidad financiera',
  '65': 'Se ha superado la cantidad de intentos permitidos para la tarjeta',
  '05': 'Negada, la entidad financiera no autoriza la transacción',
  '54': 'Tarjeta vencida',
  '91': 'La entidad financiera no está disponible',
  '96': 'Error en el sistema',
  ZZ: 'Un motivo que ningún documento tiene',
} as const satisfies Record<string, string>;
export type Reason = keyof typeof REASONS;

const ABORTED = ['?C', 'Pago abortado por el usuario'] as const;
const UNAUTHENTICATED = ['N', 'No se pudo autenticar al tarjetahabiente'] as const;

type Outcome = Pick<Payment, 'status' | 'reason' | 'message'>;

/** Writes a try, or decides the one that was being validated. */
async function writeTry(
  transaction: Transaction<Database>,
  held: Held,
  outcome: Outcome,
  { cents, currency, now }: { cents: number; currency: string; now: Date },
): Promise<Held> {
  const waiting = underReview(held.payments);
  const { request_id } = held.session;
  const payment = waiting
    ? await transaction
        .updateTable('sandbox_p2p_payment')
        .set({ ...outcome, at: now })
        .where('internal_reference', '=', waiting.internal_reference)
        .returningAll()
        .executeTakeFirstOrThrow()
    : await transaction
        .insertInto('sandbox_p2p_payment')
        .values({ request_id, ...outcome, at: now, amount_cents: String(cents), currency })
        .returningAll()
        .executeTakeFirstOrThrow();
  return { ...held, payments: [payment, ...held.payments.filter((other) => other !== waiting)] };
}

const leftOf = ({ session, payments }: Held) => Number(session.amount_cents) - approvedOf(payments);

/** What a card is charged: all that is left of the session, or half of it; in its currency, or in another. */
interface Charge {
  part: 'all' | 'half';
  currency: string;
}

/** Approves what is left of a session, or half of it: then it goes on. */
export async function approve(
  transaction: Transaction<Database>,
  held: Held,
  { part, currency }: Charge,
  now: Date,
): Promise<Held> {
  const left = leftOf(held);
  const cents = part === 'half' ? Math.ceil(left / 2) : left;
  const outcome = { status: 'APPROVED', reason: '00', message: 'Aprobada' } as const;
  const tried = await writeTry(transaction, held, outcome, { cents, currency, now });
  return setState(transaction, tried, leftOf(tried) === 0 ? 'approved' : 'partial', now);
}

async function fail(
  transaction: Transaction<Database>,
  held: Held,
  [reason, message]: readonly [string, string],
  now: Date,
): Promise<Held> {
  const about = { cents: leftOf(held), currency: 'USD', now };
  const tried = await writeTry(transaction, held, { status: 'REJECTED', reason, message }, about);
  const rejected = tried.payments.filter(({ status }) => status === 'REJECTED').length;
  if (rejected < MOST_REJECTED) return tried;
  return setState(transaction, tried, approvedOf(tried.payments) > 0 ? 'partial-over' : 'too-many', now);
}

/** Rejects a try: the session goes on, unless this was the tenth. */
export const reject = (transaction: Transaction<Database>, held: Held, reason: Reason, now: Date): Promise<Held> =>
  fail(transaction, held, [reason, REASONS[reason]], now);

/** Rejects a try whose buyer typed another code than the bank's. */
export const rejectCode = (transaction: Transaction<Database>, held: Held, now: Date): Promise<Held> =>
  fail(transaction, held, UNAUTHENTICATED, now);

/** Leaves a try to a person of the provider, which takes hours. */
export const leaveForReview = (transaction: Transaction<Database>, held: Held, now: Date): Promise<Held> =>
  writeTry(
    transaction,
    held,
    { status: 'PENDING', reason: 'PT', message: 'Transacción pendiente de validación manual' },
    { cents: leftOf(held), currency: 'USD', now },
  );

/** The buyer gives up: what is approved by then stays. */
export async function cancel(transaction: Transaction<Database>, held: Held, now: Date): Promise<Held> {
  const tried = await fail(transaction, held, ABORTED, now);
  return setState(transaction, tried, approvedOf(tried.payments) > 0 ? 'partial-over' : 'cancelled', now);
}

/**
 * The shop gives up.
 * @throws Refusal if something is approved or in progress, or the session is over
 */
export async function cancelByMerchant(transaction: Transaction<Database>, held: Held, now: Date): Promise<Held> {
  if (isFinal(held.session) || approvedOf(held.payments) > 0 || underReview(held.payments)) {
    throw new Refusal('request_not_valid', 'La sesión no puede ser cancelada');
  }
  return setState(transaction, held, 'by-merchant', now);
}

/** How much is given back of a payment, in cents; undefined: all that is left. */
interface Refund {
  cents: number | undefined;
  now: Date;
  /** Whether the bank network has settled the payment; by default from the day after it. */
  isSettled?: boolean;
}

const dayOf = (at: Date) => isoInEcuador(at).slice(0, 10);

/**
 * Gives a payment back: wholly at any time, in parts once it is settled. The session stays as it is.
 * @throws Refusal
 */
export async function refund(
  transaction: Transaction<Database>,
  payment: Payment,
  { cents, now, isSettled = dayOf(payment.at) !== dayOf(now) }: Refund,
): Promise<Payment> {
  const left = Number(payment.amount_cents) - Number(payment.refunded_cents);
  const given = cents ?? left;
  const refuse = (message: string) => {
    throw new Refusal('transaction_request_error', message);
  };
  if (payment.status !== 'APPROVED') refuse('La transacción no está aprobada');
  if (left === 0) refuse('La transacción ya ha sido reembolsada');
  if (!(given > 0 && given <= left)) refuse('El monto a reembolsar no es válido');
  if (given < left && !isSettled) refuse('La transacción no ha sido conciliada: solo admite el reembolso total');
  return transaction
    .updateTable('sandbox_p2p_payment')
    .set({ refunded_cents: String(Number(payment.refunded_cents) + given) })
    .where('internal_reference', '=', payment.internal_reference)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Holds a payment by its number. */
export async function holdPayment(
  transaction: Transaction<Database>,
  internalReference: number,
): Promise<(Payment & { reference: string }) | undefined> {
  return transaction
    .selectFrom('sandbox_p2p_payment')
    .innerJoin('sandbox_p2p_session', 'sandbox_p2p_session.request_id', 'sandbox_p2p_payment.request_id')
    .selectAll('sandbox_p2p_payment')
    .select('reference')
    .where('internal_reference', '=', internalReference)
    .forUpdate('sandbox_p2p_payment')
    .executeTakeFirst();
}
