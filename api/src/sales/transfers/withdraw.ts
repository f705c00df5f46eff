import type { RequestOf, withdrawPayment as withdrawPaymentCall } from '@vitrina/contract';
import { REFUSALS } from '@vitrina/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { Conflict, NotFound } from '../../platform/http/errors';
import { changeNegotiation } from '../purchases/change';
import { findPaid } from './found';

/**
 * Withdraws a transfer or deposit that is still pending. The same again changes nothing.
 * @throws NotFound, or Conflict when staff was first
 */
export async function withdrawPayment(
  database: Kysely<Database>,
  { accountId, address }: { accountId: number; address: string },
  { id, paymentId }: RequestOf<typeof withdrawPaymentCall>,
): Promise<void> {
  await findPaid(database, accountId, id);
  const { answer } = await changeNegotiation(database, {
    ...{ negotiationId: id, actor: 'customer', address },
    event: { type: 'withdraw', id: String(paymentId) },
  });
  if (answer.kind !== 'refused') return;
  throw answer.reason === 'not found' ? new NotFound(REFUSALS[answer.reason]) : new Conflict(REFUSALS[answer.reason]);
}
