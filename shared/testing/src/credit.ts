import {
  type CreditTerm,
  creditTerms,
  type FeeSettings,
  feeSettings,
  instalmentCalculation,
  toCents,
} from '@vitrina/contract';
import { creditCost } from '@vitrina/rules';
import type { FakeServer } from './fake-server';

/** What a credit is calculated with, as the seed has it. */
export const sampleFeeSettings: FeeSettings = {
  ...{ minimumEntryPercent: 20, nominalBp: 1560, effectiveBp: 1677, lifeInsuranceMonthlyBp: 5 },
  ...{ vehicleInsuranceYearlyBp: 420, device: toCents(480), solcaBp: 50, effectiveFrom: '2026-01-01' },
  ...{ bankId: 10, insurer: 1, plan: 1, line: 1, product: 'credit' },
  months: [12, 24, 36, 48, 60, 72],
};

export const sampleTerms: readonly CreditTerm[] = sampleFeeSettings.months.map((id) => ({ id, name: `${id} meses` }));

/** Answers the simulator's calls as the server does, by the same rules. */
export function serveCredit(server: FakeServer): void {
  server.on(feeSettings, () => sampleFeeSettings);
  server.on(creditTerms, () => [...sampleTerms]);
  server.on(instalmentCalculation, ({ price, downPayment, term: months }) =>
    creditCost({ price, downPayment, months, rate: sampleFeeSettings }).lines.map((line) => ({
      ...line,
      isVisible: true,
    })),
  );
}
