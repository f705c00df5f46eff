import { randomBytes } from 'node:crypto';
import { type Cents, fromCents } from '@vitrina/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { DemoCustomer } from './people';

/** Where the provider's page leads back to: the seed does not know the site's address, but `npm start` has this one. */
const SITE = 'http://localhost:8080';

/** An open card attempt at p2p. */
interface OpenSession {
  readonly reference: string;
  readonly amount: Cents;
  readonly customer: DemoCustomer;
  readonly negotiationId: number;
  readonly begunAt: Date;
  readonly expiresAt: Date;
}

/**
 * Writes what the sandbox's p2p knows of an open card attempt, so that it can be asked about, cancelled and decided on like
 * any other. One whose time is over has a try that is being validated: it is under review.
 * @returns p2p's number of the session
 */
export async function writeSession(
  transaction: Transaction<Database>,
  { reference, amount, customer, negotiationId, begunAt, expiresAt }: OpenSession,
): Promise<string> {
  const page = `${SITE}/usuario/pagos?id=${negotiationId}`;
  const request = {
    locale: 'es_EC',
    buyer: { name: customer.firstNames, surname: customer.surnames, email: customer.email },
    payment: {
      reference,
      description: `Compra ${negotiationId}`,
      amount: { currency: 'USD', total: fromCents(amount) },
    },
    ...{ expiration: expiresAt.toISOString(), returnUrl: page, cancelUrl: page },
    ...{ ipAddress: '127.0.0.1', userAgent: 'Vitrina', skipResult: true },
  };
  // A customer who is reset has the same references again, and p2p takes each once.
  await transaction.deleteFrom('sandbox_p2p_session').where('reference', '=', reference).execute();
  const { request_id: requestId } = await transaction
    .insertInto('sandbox_p2p_session')
    .values({
      request_id: sql`nextval('sandbox_p2p_request_id')`,
      token: randomBytes(16).toString('hex'),
      reference,
      request: JSON.stringify(request),
      amount_cents: String(amount),
      ...{ status: 'PENDING', reason: 'PT', message: 'La petición se encuentra pendiente' },
      ...{ status_at: begunAt, expires_at: expiresAt, created_at: begunAt },
    })
    .returning('request_id')
    .executeTakeFirstOrThrow();
  if (expiresAt < new Date()) {
    await transaction
      .insertInto('sandbox_p2p_payment')
      .values({
        ...{ request_id: requestId, amount_cents: String(amount), currency: 'USD', at: begunAt },
        ...{ status: 'PENDING', reason: 'PT', message: 'Transacción pendiente de validación manual' },
      })
      .execute();
  }
  return requestId;
}
