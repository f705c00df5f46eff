import type { FastifyReply } from 'fastify';
import { writtenLoosely } from '../payments/json';
import { isoInEcuador } from '../payments/moments';
import type { Refusal } from './request';
import type { Held, Payment, Session } from './session';

/** A currency that a card may be charged in although the session is in another. */
export const FOREIGN = { currency: 'EUR', factor: 0.92 } as const;
const CURRENCY = 'USD';

const dollars = (cents: number) => cents / 100;

/** A status as p2p writes it. */
export const statusAnswer = (
  status: string,
  reason: string | number,
  message: string,
  at: Date,
): Record<string, unknown> => ({ status, reason, message, date: isoInEcuador(at) });

/** A try to pay. */
export function paymentAnswer(payment: Payment, reference: string): Record<string, unknown> {
  const cents = Number(payment.amount_cents);
  const factor = payment.currency === CURRENCY ? 1 : FOREIGN.factor;
  const isApproved = payment.status === 'APPROVED';
  const id = String(payment.internal_reference);
  return {
    status: statusAnswer(payment.status, payment.reason, payment.message, payment.at),
    internalReference: payment.internal_reference,
    reference,
    paymentMethod: 'visa',
    paymentMethodName: 'Visa',
    issuerName: 'BANCO DE PRUEBA, S.A.',
    amount: {
      from: { currency: CURRENCY, total: dollars(cents) },
      to: { currency: payment.currency, total: dollars(Math.round(cents * factor)) },
      factor,
    },
    receipt: id.padStart(12, '0'),
    franchise: 'ID_VS',
    refunded: Number(payment.refunded_cents) > 0,
    authorization: isApproved ? id.slice(-6).padStart(6, '0') : '000000',
    processorFields: [
      { keyword: 'lastDigits', value: '1111', displayOn: 'none' },
      { keyword: 'bin', value: '411111', displayOn: 'none' },
    ],
  };
}

const sessionStatus = ({ status, reason, message, status_at }: Session) =>
  statusAnswer(status, reason, message, status_at);

/** A session as the query tells it. */
export const sessionAnswer = ({ session, payments }: Held): Record<string, unknown> => ({
  requestId: BigInt(session.request_id),
  status: sessionStatus(session),
  request: session.request,
  payment: payments.length > 0 ? payments.map((payment) => paymentAnswer(payment, session.reference)) : null,
  subscription: null,
});

/** Writes an answer as p2p does. @returns its body */
export function written(reply: FastifyReply, answer: Record<string, unknown>, status = 200): string {
  reply.code(status).type('application/json');
  return writtenLoosely(answer);
}

/** Writes that a call is not authenticated: 100 to 107. */
export const authError = (reply: FastifyReply, number: number | string): string =>
  written(reply, { status: statusAnswer('FAILED', 401, `Authentication failed ${number}`, new Date()) }, 401);

/** Writes why a call is refused. */
export const refusal = (reply: FastifyReply, { reason, message }: Refusal, status: number): string =>
  written(reply, { status: statusAnswer('FAILED', reason, message, new Date()) }, status);
