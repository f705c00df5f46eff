import type { Cents } from '@vitrina/contract';
import { ZERO } from '../amounts';
import { type CreditRate, creditCost, downPaymentLimits } from './cost';

/** What an instalment is calculated with: the answer of `feeSettings` is one. */
export interface InstalmentSettings extends CreditRate {
  /** Of the price. */
  readonly minimumEntryPercent: number;
  /** The terms on offer. */
  readonly months: readonly number[];
}

/** The lowest monthly fee of a price with what it assumes. */
export interface LowestInstalment {
  readonly monthly: Cents;
  /** The longest term on offer. */
  readonly months: number;
  /** The least that may be paid down. */
  readonly downPayment: Cents;
}

/**
 * The 'desde $X al mes' of a price: the longest term and the least down payment, with every line that is part of the month.
 * Undefined while no term is on offer or nothing is left to finance.
 */
export function lowestInstalment(price: Cents, settings: InstalmentSettings): LowestInstalment | undefined {
  const { minimumEntryPercent, months: offered, ...rate } = settings;
  if (offered.length === 0) return undefined;
  const months = Math.max(...offered);
  const { min: downPayment } = downPaymentLimits(price, minimumEntryPercent);
  const { monthly } = creditCost({ price, downPayment, months, rate });
  return monthly > ZERO ? { monthly, months, downPayment } : undefined;
}
