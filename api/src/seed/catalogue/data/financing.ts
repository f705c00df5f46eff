import { toCents } from '@vitrina/contract';
import type { COMPANIES } from './dealership';

/** Terms on offer, in months. */
export const FINANCING_TERMS = [12, 24, 36, 48, 60, 72] as const;

/**
 * What an instalment is calculated with; rates in basis points. The nominal rate is the highest whole one below the ceiling of
 * consumer credit, 16.77 % effective in January 2026 (Banco Central del Ecuador): 15.60 % is 16.7652 % effective.
 */
export const FINANCING_RATE = {
  /** The one bank of the calculation. */
  bank: 'pichincha',
  row: {
    effective_from: '2026-01-01',
    insurer: 1,
    plan: 1,
    line: 1,
    product: 'credit',
    minimum_entry_percent: 20,
    nominal_rate_bp: 1560,
    effective_ceiling_bp: 1677,
    life_insurance_monthly_bp: 5,
    vehicle_insurance_yearly_bp: 420,
    device_cents: toCents(480),
    solca_bp: 50,
    solca_charged: 'apart',
  },
} as const;

/** The accounts of each dealership company that customers pay into; the numbers are nobody's. */
export const AGENCY_ACCOUNTS: readonly {
  bank: string;
  /** Code of the account type. */
  type: 'AHO' | 'CTE';
  numbers: Readonly<Record<keyof typeof COMPANIES, string>>;
}[] = [
  {
    bank: 'pichincha',
    type: 'CTE',
    numbers: {
      condor: '3000000101',
      andina: '3000000202',
      costa: '3000000303',
      austral: '3000000404',
      oriente: '3000000505',
    },
  },
  {
    bank: 'guayaquil',
    type: 'CTE',
    numbers: {
      condor: '0000011101',
      andina: '0000011202',
      costa: '0000011303',
      austral: '0000011404',
      oriente: '0000011505',
    },
  },
  {
    bank: 'produbanco',
    type: 'AHO',
    numbers: {
      condor: '12000000101',
      andina: '12000000202',
      costa: '12000000303',
      austral: '12000000404',
      oriente: '12000000505',
    },
  },
];
