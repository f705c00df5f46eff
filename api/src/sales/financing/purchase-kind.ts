import type { Cents, changePurchaseKind as changePurchaseKindCall, RequestOf } from '@vitrina/contract';
import { creditCost, downPaymentLimits, formatMoney, ZERO } from '@vitrina/rules';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { inTurns } from '../../platform/database/transaction';
import { Conflict, NotFound, orRefuse, Refused } from '../../platform/http/errors';
import { keptCalculation } from './kept-calculation';
import { currentRate, offeredTerms } from './rate';

type Request = RequestOf<typeof changePurchaseKindCall>;

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

/**
 * What the simulator calculated for a price, by today's rate.
 * @throws Refused for a term that is not offered, or a down payment outside its limits
 */
async function calculate(database: Kysely<Database>, price: Cents, { term, downPayment }: Request) {
  const months = orRefuse(term, 'Elige el plazo del crédito');
  const entry = orRefuse(downPayment, 'Escribe la entrada del crédito');
  if (!(await offeredTerms(database)).includes(months)) throw new Refused('El campo plazo no es válido');
  const { rate, minimumEntryPercent, bankId } = await currentRate(database);
  const { min, max } = downPaymentLimits(price, minimumEntryPercent);
  if (entry < min || entry > max) {
    throw new Refused(`La entrada debe estar entre ${formatMoney(min)} y ${formatMoney(max)}`);
  }
  const cost = creditCost({ price, downPayment: entry, months, rate });
  if (cost.financed === ZERO) {
    throw new Refused('Con esa entrada no queda nada por financiar. Compra al contado o baja la entrada');
  }
  return { months, entry, bankId, cost };
}

async function writeFinancing(transaction: Transaction<Database>, id: number, price: Cents, request: Request) {
  const { months, entry, bankId, cost } = await calculate(transaction, price, request);
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

/**
 * Sets an undecided quotation to credit, with what its customer calculated, or back to cash. The same again changes nothing.
 * @throws NotFound, Conflict once it was decided, Refused for what cannot be financed
 */
export const changePurchaseKind = (
  database: Kysely<Database>,
  accountId: number,
  request: Request,
): Promise<Record<string, never>> =>
  inTurns(database, async (transaction) => {
    const negotiation = await lock(transaction, accountId, request.id);
    if (!negotiation) throw new NotFound('No encontramos esta cotización');
    const { id, decided_at, total_cents } = negotiation;
    if (decided_at !== null) throw new Conflict('Esta cotización ya tiene una compra: su forma de pago no cambia');
    if (request.isCredit) await writeFinancing(transaction, id, total_cents, request);
    else await transaction.deleteFrom('financing').where('negotiation_id', '=', id).execute();
    await transaction
      .updateTable('negotiation')
      .set({ kind: request.isCredit ? 'credit' : 'cash' })
      .where('id', '=', id)
      .execute();
    return {};
  });
