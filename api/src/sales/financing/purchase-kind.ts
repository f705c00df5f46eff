import type { Cents, changePurchaseKind as changePurchaseKindCall, RequestOf } from '@vitrina/contract';
import { ZERO } from '@vitrina/rules';
import type { Kysely, Transaction } from 'kysely';
import { calculate } from '../../credit/simulator/calculate';
import { type CreditConsent, giveCreditConsent, withdrawCreditConsent } from '../../customers/consents/credit-analysis';
import type { Database } from '../../platform/database/schema';
import { inTurns } from '../../platform/database/transaction';
import { Conflict, NotFound, Refused } from '../../platform/http/errors';
import { keptCalculation } from './kept-calculation';

type Request = RequestOf<typeof changePurchaseKindCall>;
type Caller = Omit<CreditConsent, 'negotiationId'>;

/** A customer's negotiation, whose row is locked. */
const lock = (transaction: Transaction<Database>, accountId: number, negotiationId: number) =>
  transaction
    .selectFrom('negotiation')
    .innerJoin('quotation', 'quotation.id', 'negotiation.quotation_id')
    .select(['negotiation.id', 'decided_at', 'total_cents'])
    .where('negotiation.id', '=', negotiationId)
    .where('account_id', '=', accountId)
    .forUpdate('negotiation')
    .executeTakeFirst();

/** @throws Refused for what cannot be calculated, and when nothing would be financed */
async function writeFinancing(transaction: Transaction<Database>, id: number, price: Cents, request: Request) {
  const { months, entry, bankId, cost } = await calculate(transaction, price, request);
  if (cost.financed === ZERO) {
    throw new Refused('Con esa entrada no queda nada por financiar. Compra al contado o baja la entrada');
  }
  const asked = {
    ...{ term_months: months, bank_id: bankId, down_payment_cents: entry },
    ...{ financed_cents: cost.financed, monthly_cents: cost.monthly, calculation: keptCalculation(cost) },
  };
  await transaction
    .insertInto('financing')
    .values({ negotiation_id: id, ...asked })
    .onConflict((on) => on.column('negotiation_id').doUpdateSet(asked))
    .execute();
}

const setKind = (transaction: Transaction<Database>, id: number, kind: 'cash' | 'credit') =>
  transaction.updateTable('negotiation').set({ kind }).where('id', '=', id).execute();

/** Sets a negotiation whose row is held back to cash: its calculation goes, the consent to its analysis is withdrawn. */
export async function backToCash(transaction: Transaction<Database>, id: number): Promise<void> {
  await transaction.deleteFrom('financing').where('negotiation_id', '=', id).execute();
  await withdrawCreditConsent(transaction, id);
  await setKind(transaction, id, 'cash');
}

/**
 * Sets an undecided quotation to credit, with what its customer calculated and their consent to its analysis, or back to cash,
 * which withdraws that consent. The same again changes nothing.
 * @throws NotFound, Conflict once it was decided, Refused for what cannot be financed, BadRequest without the consent
 */
export const changePurchaseKind = (
  database: Kysely<Database>,
  caller: Caller,
  request: Request,
): Promise<Record<string, never>> =>
  inTurns(database, async (transaction) => {
    const negotiation = await lock(transaction, caller.accountId, request.id);
    if (!negotiation) throw new NotFound('No encontramos esta cotización');
    const { id, decided_at, total_cents } = negotiation;
    if (decided_at !== null) throw new Conflict('Esta cotización ya tiene una compra: su forma de pago no cambia');
    if (request.isCredit) {
      await giveCreditConsent(transaction, { ...caller, negotiationId: id }, request.consentVersion);
      await writeFinancing(transaction, id, total_cents, request);
      await setKind(transaction, id, 'credit');
    } else {
      await backToCash(transaction, id);
    }
    return {};
  });
