import { type EventOf, REFUSALS } from '@vitrina/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { Conflict, Refused } from '../../platform/http/errors';
import { type ChangeResult, changeNegotiation, judgeWithoutOpenAttempts } from './change';
import type { WriteRow } from './change-event';
import { reservedText } from './reserved';

/**
 * Asks the providers to end the open card attempts of a negotiation, and takes their answers over. What they do not end stays
 * reserved.
 * @param except the submit that this is for: sent twice at once, it does not end its own attempt
 */
export type ReleaseOpenAttempts = (negotiationId: number, except: string) => Promise<void>;

/** A transfer, a deposit or a card attempt of a customer. */
interface NewPayment {
  readonly negotiationId: number;
  /** Of the customer. */
  readonly address: string;
  readonly event: EventOf<'register' | 'open-attempt'>;
  readonly writeRow: WriteRow;
}

/** Why nothing came of a payment. @throws Refused, Conflict */
async function refuse(
  database: Kysely<Database>,
  { negotiationId }: NewPayment,
  { answer }: ChangeResult,
  isAfterRelease: boolean,
): Promise<void> {
  if (answer.kind === 'conflict') throw new Conflict(await reservedText(database, negotiationId, isAfterRelease));
  if (answer.kind === 'refused') throw new Refused(REFUSALS[answer.reason]);
}

/**
 * Applies a new payment of a customer. After their 'sí' the open card attempts are ended first, whether or not the amount would
 * fit beside them: that is what the customer was asked. A payment that would be refused even then ends nothing, and neither
 * does one that was made before.
 * @param release given after the customer's 'sí'
 * @throws Refused, or Conflict while open card attempts reserve the amount; what `writeRow` throws
 */
export async function addPayment(
  database: Kysely<Database>,
  payment: NewPayment,
  release?: ReleaseOpenAttempts,
): Promise<ChangeResult> {
  const change = { ...payment, actor: 'customer' } as const;
  if (release) {
    const expected = await judgeWithoutOpenAttempts(database, change);
    await refuse(database, payment, expected, false);
    if (expected.answer.kind === 'applied') await release(payment.negotiationId, payment.event.id);
  }
  const result = await changeNegotiation(database, change);
  await refuse(database, payment, result, release !== undefined);
  return result;
}
