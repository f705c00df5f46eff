import { type Cents, cents } from '@vitrina/contract';
import { FINANCING_RATE } from '../catalogue/data/financing';
import { rest, share } from './story';

/** What the demo customers ask for: 60 months, a quarter of the price down. */
const MONTHS = 60;
const DOWN = 0.25;

/** Half up, as docs/spec/3-purchase.md says of amounts that are above zero. */
const half = (exact: number): Cents => cents(Math.round(exact));

/**
 * A financing as the simulator shows it: capital and interest by the French system, insurances and device of the first month.
 * SOLCA's levy is paid apart, once.
 */
export function financingOf(total: Cents) {
  const { nominal_rate_bp, life_insurance_monthly_bp, vehicle_insurance_yearly_bp, device_cents, solca_bp } =
    FINANCING_RATE.row;
  const downPayment = share(total, DOWN);
  const financed = rest(total, downPayment);
  const monthlyRate = nominal_rate_bp / 120_000;
  const lines = [
    { label: 'Capital e interés', cents: half((financed * monthlyRate) / (1 - (1 + monthlyRate) ** -MONTHS)) },
    { label: 'Seguro de desgravamen', cents: half((financed * life_insurance_monthly_bp) / 10_000) },
    { label: 'Seguro vehicular', cents: half((total * vehicle_insurance_yearly_bp) / 120_000) },
    { label: 'Dispositivo', cents: half(device_cents / MONTHS) },
  ];
  const monthly = cents(lines.reduce((sum, line) => sum + line.cents, 0));
  const levy = { label: 'Contribución SOLCA, una vez', cents: half((financed * solca_bp) / 10_000) };
  const calculation = [...lines, levy, { label: 'Cuota mensual', cents: monthly }];
  return { months: MONTHS, downPayment, financed, monthly, calculation };
}
