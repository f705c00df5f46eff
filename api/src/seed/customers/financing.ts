import type { Cents } from '@vitrina/contract';
import { type CreditCost, creditCost } from '@vitrina/rules';
import { rateOf } from '../../credit/simulator/rate';
import { FINANCING_RATE } from '../catalogue/data/financing';
import { share } from './story';

/** What the demo customers ask for: 60 months, a quarter of the price down. */
const MONTHS = 60;
const DOWN = 0.25;

/** What a demo customer asks the lender for, as the simulator calculates it. */
export function financingOf(price: Cents): CreditCost & { months: number; downPayment: Cents } {
  const downPayment = share(price, DOWN);
  const rate = rateOf(FINANCING_RATE.row);
  return { months: MONTHS, downPayment, ...creditCost({ price, downPayment, months: MONTHS, rate }) };
}
