import type { Cents } from '@vitrina/contract';
import { type CreditRate, todayInEcuador } from '@vitrina/rules';
import type { Kysely } from 'kysely';
import { offered } from '../../catalogue/offered';
import type { Database } from '../../platform/database/schema';

/** What a row of `financing_rate` says of the cost of a credit. */
interface RateColumns {
  nominal_rate_bp: number;
  life_insurance_monthly_bp: number;
  vehicle_insurance_yearly_bp: number;
  device_cents: Cents;
  solca_bp: number;
}

/** A row of `financing_rate` as the rules calculate with it. */
export const rateOf = (row: RateColumns): CreditRate => ({
  nominalBp: row.nominal_rate_bp,
  lifeInsuranceMonthlyBp: row.life_insurance_monthly_bp,
  vehicleInsuranceYearlyBp: row.vehicle_insurance_yearly_bp,
  device: row.device_cents,
  solcaBp: row.solca_bp,
});

/** What a financing is calculated with today: its rate, the least down payment in percent, and the bank of the calculation. */
export async function currentRate(database: Kysely<Database>) {
  const row = await offered(database)
    .selectFrom('financing_rate')
    .selectAll()
    .where('effective_from', '<=', todayInEcuador(new Date()))
    .orderBy('effective_from', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return { rate: rateOf(row), minimumEntryPercent: row.minimum_entry_percent, bankId: row.calculation_bank_id };
}

/** The terms on offer, in months, shortest first. */
export async function offeredTerms(database: Kysely<Database>): Promise<number[]> {
  const rows = await offered(database).selectFrom('financing_term').select('months').orderBy('months').execute();
  return rows.map(({ months }) => months);
}
