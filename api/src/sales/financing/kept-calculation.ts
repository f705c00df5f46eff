import type { CreditCost } from '@vitrina/rules';

/** The lines of a calculation as a financing keeps them. */
export const keptCalculation = ({ lines }: CreditCost): string =>
  JSON.stringify(lines.map(({ label, amount }) => ({ label, cents: amount, visible: true })));
