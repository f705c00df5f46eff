import { type Cents, cents } from '@vitrina/contract';
import { subtractCents, sumCents, ZERO } from '../amounts';
import { halfUp, levelInstalment } from './instalment';

/** What a lender charges; rates in basis points. */
export interface CreditRate {
  /** Of a year. */
  readonly nominalBp: number;
  /** Of the outstanding balance, a month. */
  readonly lifeInsuranceMonthlyBp: number;
  /** Of the price of the car, a year. */
  readonly vehicleInsuranceYearlyBp: number;
  /** Charged once and spread over the term. */
  readonly device: Cents;
  /** Of the financed amount, paid apart, once; below a year in proportion. */
  readonly solcaBp: number;
}

/** What the simulator calculates from. */
export interface CreditTerms {
  readonly price: Cents;
  readonly downPayment: Cents;
  readonly months: number;
  readonly rate: CreditRate;
}

/** A line of the calculation. */
export interface CostLine {
  readonly label: string;
  readonly amount: Cents;
  /** A part of the month: not what is paid apart, nor the month itself. */
  readonly isMonthly: boolean;
}

/** What a credit costs, as the simulator shows it. */
export interface CreditCost {
  readonly financed: Cents;
  /** Of the first month. */
  readonly monthly: Cents;
  /** The parts of the month, the levy that is paid apart, and last the month. */
  readonly lines: readonly CostLine[];
}

const YEAR = 12;
const BASIS_POINTS = 10_000;

/** A share of an amount. @param of numerator and denominator, whole numbers */
const share = (amount: Cents, numerator: number, denominator: number): Cents =>
  halfUp(BigInt(amount) * BigInt(numerator), BigInt(denominator));

/**
 * The lines of a credit: capital and interest, insurances and device of the first month, and SOLCA's levy, which is no part
 * of the month. With nothing financed every line is 0.00: it is a cash purchase.
 */
export function creditCost({ price, downPayment, months, rate }: CreditTerms): CreditCost {
  const financed = subtractCents(price, downPayment);
  const isCredit = financed > ZERO;
  const line = (isMonthly: boolean) => (label: string, amount: Cents) => ({
    ...{ label, isMonthly },
    amount: isCredit ? amount : ZERO,
  });
  const [part, apart] = [line(true), line(false)];
  const parts = [
    part('Capital e interés', levelInstalment(financed, rate.nominalBp, months)),
    part('Seguro de desgravamen', share(financed, rate.lifeInsuranceMonthlyBp, BASIS_POINTS)),
    part('Seguro vehicular', share(price, rate.vehicleInsuranceYearlyBp, BASIS_POINTS * YEAR)),
    part('Dispositivo', share(rate.device, 1, months)),
  ];
  const levy = share(financed, rate.solcaBp * Math.min(months, YEAR), BASIS_POINTS * YEAR);
  const monthly = sumCents(parts.map(({ amount }) => amount));
  return {
    financed,
    monthly,
    lines: [...parts, apart('Contribución SOLCA, una vez', levy), apart('Cuota mensual', monthly)],
  };
}

/**
 * The least and the most that may be paid down (specification 2, section 5): the minimum is the percentage of the price with
 * one decimal, half up, which may be some cents above or below the exact one; the maximum is the price.
 * @param percent whole number
 */
export const downPaymentLimits = (price: Cents, percent: number): { min: Cents; max: Cents } => ({
  min: cents(10 * Number((BigInt(price) * BigInt(percent) + 500n) / 1000n)),
  max: price,
});
