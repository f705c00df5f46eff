import type { Cents } from '@vitrina/contract';
import { minCents, subtractCents, sumCents, ZERO } from '../amounts';
import { halfUp, levelInstalment } from './instalment';

/** One month of a credit. */
export interface AmortisationRow {
  /** From 1. */
  readonly number: number;
  /** Capital and interest. */
  readonly instalment: Cents;
  readonly interest: Cents;
  readonly capital: Cents;
  /** What is owed after it. */
  readonly balance: Cents;
  /** Beside the instalment: on what was owed before it, so it falls every month. */
  readonly lifeInsurance: Cents;
}

/** The sums of some months. */
export type AmortisationSums = Pick<AmortisationRow, 'instalment' | 'interest' | 'capital' | 'lifeInsurance'>;

/** What a credit is, for its table; rates in basis points. */
export interface AmortisedCredit {
  readonly principal: Cents;
  /** Of a year. */
  readonly nominalBp: number;
  /** At least 1. */
  readonly months: number;
  /** Of the balance; none if missing. */
  readonly lifeInsuranceMonthlyBp?: number;
}

const YEAR = 12;
const MONTHLY_OF_YEARLY = 120_000n;
const BASIS_POINTS = 10_000n;

/**
 * The table of a French amortisation that adds up to the cent (docs/adr/0081-credit-simulator.md): interest is a month of 30
 * days of 360 on the balance, half up; capital is the rest of the level instalment; the last month pays what is left, so it may
 * differ by some cents. A principal of less than a dollar may be paid before the last month: the months after it are 0.00.
 */
export function amortisation(credit: AmortisedCredit): AmortisationRow[] {
  const { principal, nominalBp, months, lifeInsuranceMonthlyBp = 0 } = credit;
  const level = levelInstalment(principal, nominalBp, months);
  const rows: AmortisationRow[] = [];
  let owed = principal;
  for (let number = 1; number <= months; number++) {
    const interest = halfUp(BigInt(owed) * BigInt(nominalBp), MONTHLY_OF_YEARLY);
    const capital = number === months ? owed : minCents(subtractCents(level, interest), owed);
    const balance = subtractCents(owed, capital);
    const lifeInsurance = halfUp(BigInt(owed) * BigInt(lifeInsuranceMonthlyBp), BASIS_POINTS);
    rows.push({ number, instalment: sumCents([capital, interest]), interest, capital, balance, lifeInsurance });
    owed = balance;
  }
  return rows;
}

/** The sums of months. */
export const sumsOf = (rows: readonly AmortisationRow[]): AmortisationSums => {
  const sum = (of: keyof AmortisationSums) => sumCents(rows.map((row) => row[of]));
  return {
    instalment: sum('instalment'),
    interest: sum('interest'),
    capital: sum('capital'),
    lifeInsurance: sum('lifeInsurance'),
  };
};

/** A year of a credit: the sums of its months, and what is owed after it. */
export interface AmortisationYear extends AmortisationSums {
  /** From 1. */
  readonly number: number;
  readonly balance: Cents;
}

/** The years of a table, the last one perhaps shorter. */
export const byYear = (rows: readonly AmortisationRow[]): AmortisationYear[] =>
  Array.from({ length: Math.ceil(rows.length / YEAR) }, (_, index) => {
    const months = rows.slice(index * YEAR, (index + 1) * YEAR);
    return { number: index + 1, ...sumsOf(months), balance: months.at(-1)?.balance ?? ZERO };
  });
