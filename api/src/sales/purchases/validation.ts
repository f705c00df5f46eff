import type { dataValidation, Endpoint } from '@vitrina/contract';
import { canBePaidNow } from '@vitrina/rules';
import { orNotFound } from '../../platform/http/errors';
import type { OwnRows } from '../own-rows';
import { NO_PURCHASE } from './list';
import { loadPurchases } from './load';

type Answer = typeof dataValidation extends Endpoint<infer _Request, infer Response> ? Response : never;

/** Whether a negotiation of a customer can be paid now. It does not fail for missing data. @throws NotFound */
export async function validateData(own: OwnRows, negotiationId: number): Promise<Answer> {
  const row = await own
    .selectFrom('negotiation')
    .select(['kind', 'decided_at'])
    .where('id', '=', negotiationId)
    .executeTakeFirst();
  const { kind, decided_at } = orNotFound(row, NO_PURCHASE);
  const loaded = (await loadPurchases(own, [negotiationId])).get(negotiationId);
  return {
    canBePaid: canBePaidNow({ isCredit: kind === 'credit', isDecided: decided_at !== null }, loaded?.purchase),
  };
}
