import { cents, toCents } from '@vitrina/contract';
import fc from 'fast-check';
import { creditCost, downPaymentLimits } from './cost';
import { lowestInstalment } from './lowest-instalment';

const rate = {
  ...{ nominalBp: 1560, lifeInsuranceMonthlyBp: 5, vehicleInsuranceYearlyBp: 420, solcaBp: 50 },
  device: toCents(480),
};
const SETTINGS = { ...rate, minimumEntryPercent: 20, months: [12, 24, 36, 48, 60, 72] };

test('the longest term with the least down payment, every line of the month in it', () => {
  expect(lowestInstalment(toCents(22_289), SETTINGS)).toEqual({
    ...{ months: 72, downPayment: toCents(4_457.8) },
    monthly: creditCost({ price: toCents(22_289), downPayment: toCents(4_457.8), months: 72, rate }).monthly,
  });
  expect(lowestInstalment(toCents(36_990), { ...SETTINGS, months: [60] })).toEqual({
    ...{ months: 60, downPayment: toCents(7_398), monthly: toCents(865.62) },
  });
});

test('nothing without a term, a price or anything left to finance', () => {
  expect(lowestInstalment(toCents(22_289), { ...SETTINGS, months: [] })).toBeUndefined();
  expect(lowestInstalment(cents(0), SETTINGS)).toBeUndefined();
  expect(lowestInstalment(toCents(22_289), { ...SETTINGS, minimumEntryPercent: 100 })).toBeUndefined();
});

test('no other term and no other down payment gives less a month', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000_000, max: 20_000_000 }).map(cents),
      fc.constantFrom(...SETTINGS.months),
      (price, months) => {
        const lowest = lowestInstalment(price, SETTINGS)?.monthly;
        const { min: downPayment } = downPaymentLimits(price, 20);
        expect(lowest).toBeLessThanOrEqual(creditCost({ price, downPayment, months, rate }).monthly);
      },
    ),
  );
});
