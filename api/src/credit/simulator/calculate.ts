import type { Cents, instalmentCalculation, RequestOf } from '@vitrina/contract';
import { type CreditCost, creditCost, downPaymentLimits, formatMoney } from '@vitrina/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { Conflict, orRefuse, Refused } from '../../platform/http/errors';
import { currentSettings } from './rate';

/** What a customer chose in the simulator. */
interface Chosen {
  term?: number | undefined;
  downPayment?: Cents | undefined;
}

/** What a credit costs by today's rate, and what it was calculated with. */
export interface Calculation {
  months: number;
  entry: Cents;
  bankId: number;
  cost: CreditCost;
}

/**
 * What the simulator calculates for a price, by today's rate.
 * @throws Refused for a term that is not offered, or a down payment outside its limits
 */
export async function calculate(
  database: Kysely<Database>,
  price: Cents,
  { term, downPayment }: Chosen,
): Promise<Calculation> {
  const months = orRefuse(term, 'Elige el plazo del crédito');
  const entry = orRefuse(downPayment, 'Escribe la entrada del crédito');
  const { months: offered, minimumEntryPercent, bankId, ...rate } = await currentSettings(database);
  if (!offered.includes(months)) throw new Refused('El campo plazo no es válido');
  const { min, max } = downPaymentLimits(price, minimumEntryPercent);
  if (entry < min || entry > max) {
    throw new Refused(`La entrada debe estar entre ${formatMoney(min)} y ${formatMoney(max)}`);
  }
  return { months, entry, bankId, cost: creditCost({ price, downPayment: entry, months, rate }) };
}

/** What is calculated with, beside the rates: all of it is fixed, and a request that names another one is an old page's. */
const FIXED = ['bankId', 'insurer', 'plan', 'line', 'product'] as const;

/**
 * The lines of a calculation.
 * @throws Refused as `calculate`; Conflict when another bank, insurer, plan, line or product is calculated with by now
 */
export async function calculateLines(
  database: Kysely<Database>,
  request: RequestOf<typeof instalmentCalculation>,
): Promise<CreditCost['lines']> {
  const settings = await currentSettings(database);
  if (FIXED.some((part) => request[part] !== settings[part])) {
    throw new Conflict('Las condiciones del crédito cambiaron. Recarga la página y vuelve a calcular');
  }
  const { cost } = await calculate(database, request.price, request);
  return cost.lines;
}
