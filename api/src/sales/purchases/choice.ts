import { PAYMENT_METHODS, type Payer as PayerWords, type PaymentChoice } from '@vitrina/contract';
import type { KeptChoice } from '@vitrina/rules';
import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { OwnRows } from '../own-rows';
import type { KeptPayer } from '../tables';

type ChoiceRow = Pick<
  Selectable<Database['payment_choice']>,
  'method' | 'provider' | 'amount_cents' | 'attempt' | 'payer'
>;

const payerWords = (payer: KeptPayer): PayerWords => ({
  isHolder: payer.isHolder,
  identityType: payer.identificationTypeId,
  identification: payer.identification,
  surnames: payer.surnames,
  firstNames: payer.firstNames,
  mobile: payer.phone,
  email: payer.email,
});

/** A stored choice as the rules know it. */
export const choiceOf = ({ method, provider, amount_cents, attempt, payer }: ChoiceRow): KeptChoice => ({
  ...{ method, attempt },
  ...(provider !== null && { provider }),
  ...(amount_cents !== null && { amount: amount_cents }),
  ...(payer !== null && { payer: Object.values(payerWords(payer)).join('\n') }),
});

/** The payment that is kept for a negotiation of a customer, with the total of its car where no amount was chosen yet. */
export async function keptChoice(own: OwnRows, negotiationId: number): Promise<PaymentChoice | undefined> {
  const row = await own
    .selectFrom('negotiation')
    .innerJoin('quotation', 'quotation.id', 'negotiation.quotation_id')
    .innerJoin('payment_choice', 'payment_choice.negotiation_id', 'negotiation.id')
    .select(['method', 'provider', 'amount_cents', 'payer', 'payment_choice.attempt', 'chosen_at', 'total_cents'])
    .where('negotiation.id', '=', negotiationId)
    .executeTakeFirst();
  return (
    row && {
      amount: row.amount_cents ?? row.total_cents,
      method: PAYMENT_METHODS[row.method],
      provider: row.provider ?? undefined,
      payer: row.payer ? payerWords(row.payer) : undefined,
      attempt: row.attempt,
      chosenAt: row.chosen_at.toISOString(),
    }
  );
}
