import type { Cents } from '@vitrina/contract';
import { formatMoney, paymentPlan, ZERO } from '@vitrina/rules';

/** 'puedes pagar en 3 transferencias de $4,000.00, la última de $2,000.00'. */
export type PlanWords = { many: string; last: string };

/** A plan of more payments is none that anybody follows: the amount is still being typed. */
const MOST = 24;

/**
 * What is left, and in how many payments of an amount it can be paid; undefined where one pays it all, or there is nothing
 * to plan.
 */
export function planInWords(balance: Cents, amount: Cents | null, { many, last }: PlanWords): string | undefined {
  const plan = paymentPlan(balance, amount ?? ZERO);
  if (amount === null || plan.count < 2 || plan.count > MOST) return undefined;
  const sentence = `Te faltan ${formatMoney(balance)}; puedes pagar en ${plan.count} ${many} de ${formatMoney(amount)}`;
  return plan.last === amount ? sentence : `${sentence}, ${last} de ${formatMoney(plan.last)}`;
}
