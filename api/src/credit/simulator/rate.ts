import type { Cents, FeeSettings } from '@vitrina/contract';
import { type CreditRate, effectiveRateBp, formatRate, isAboveCeiling, todayInEcuador } from '@vitrina/rules';
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

/** The terms on offer, in months, shortest first. */
export async function offeredTerms(database: Kysely<Database>): Promise<number[]> {
  const rows = await offered(database).selectFrom('financing_term').select('months').orderBy('months').execute();
  return rows.map(({ months }) => months);
}

/** What a financing is calculated with today. */
export async function currentSettings(database: Kysely<Database>): Promise<FeeSettings> {
  const row = await offered(database)
    .selectFrom('financing_rate')
    .selectAll()
    .where('effective_from', '<=', todayInEcuador(new Date()))
    .orderBy('effective_from', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return {
    ...rateOf(row),
    effectiveBp: Math.round(effectiveRateBp(row.nominal_rate_bp)),
    minimumEntryPercent: row.minimum_entry_percent,
    bankId: row.calculation_bank_id,
    ...{ insurer: row.insurer, plan: row.plan, line: row.line, product: row.product },
    months: await offeredTerms(database),
    effectiveFrom: row.effective_from,
  };
}

/**
 * Refuses rates that the law does not allow, those that are not in force yet among them: the ceiling is effective, the rate
 * nominal. The table has the same rule; this one names the row, and stands where the table's was dropped. So is a levy refused
 * that nobody calculates: it is paid apart.
 * @throws Error for the operator
 */
export async function assertRatesAllowed(database: Kysely<Database>): Promise<void> {
  const rows = await offered(database)
    .selectFrom('financing_rate')
    .select(['id', 'effective_from', 'nominal_rate_bp', 'effective_ceiling_bp', 'solca_charged'])
    .orderBy('id')
    .execute();
  for (const { id, effective_from, nominal_rate_bp: nominal, effective_ceiling_bp: ceiling, solca_charged } of rows) {
    const refuse = (why: string) => {
      throw new Error(`The financing rate ${id} (financing_rate, from ${effective_from}) is not allowed: ${why}`);
    };
    if (isAboveCeiling(nominal, ceiling)) {
      const effective = formatRate(effectiveRateBp(nominal), 4);
      refuse(`${formatRate(nominal)} nominal is ${effective} effective, above the ceiling of ${formatRate(ceiling)}`);
    }
    if (solca_charged !== 'apart') refuse(`its levy is charged '${solca_charged}', and only 'apart' is calculated`);
  }
}
