import type { Negotiation } from '@vitrina/contract';
import { formatMoney, subtractCents } from '@vitrina/rules';
import type { Terms } from './terms';

/** What the lender is asked for, as the simulator set it; undefined of a credit that was not calculated. */
export function financingInWords({ total, downPayment, term }: Negotiation): Terms | undefined {
  if (downPayment === undefined || term === undefined) return undefined;
  return {
    terms: [
      { term: 'Plazo', value: `${term} meses` },
      { term: 'Entrada', value: formatMoney(downPayment) },
      { term: 'Monto a financiar', value: formatMoney(subtractCents(total, downPayment)) },
    ],
  };
}
