import { toCents } from '@vitrina/contract';
import { type CreditRate, creditCost, downPaymentLimits } from './cost';

const RATE: CreditRate = {
  nominalBp: 1560,
  lifeInsuranceMonthlyBp: 5,
  vehicleInsuranceYearlyBp: 420,
  device: toCents(480),
  solcaBp: 50,
};

const costOf = (price: number, downPayment: number, months: number) =>
  creditCost({ price: toCents(price), downPayment: toCents(downPayment), months, rate: RATE });

test('the worked example, line by line: the levy is no part of the month', () => {
  const { financed, monthly, lines } = costOf(36_990, 7_398, 60);
  expect(financed).toBe(toCents(29_592));
  expect(lines.map(({ label, amount }) => ({ label, amount }))).toEqual([
    { label: 'Capital e interés', amount: toCents(713.35) },
    { label: 'Seguro de desgravamen', amount: toCents(14.8) },
    // 129.465: a tie, which half-even would round down.
    { label: 'Seguro vehicular', amount: toCents(129.47) },
    { label: 'Dispositivo', amount: toCents(8) },
    { label: 'Contribución SOLCA, una vez', amount: toCents(147.96) },
    { label: 'Cuota mensual', amount: toCents(865.62) },
  ]);
  expect(monthly).toBe(toCents(865.62));
  expect(lines.map(({ isMonthly }) => isMonthly)).toEqual([true, true, true, true, false, false]);
});

test('with the whole price paid down every line is nothing', () => {
  const { financed, monthly, lines } = costOf(36_990, 36_990, 60);
  expect([financed, monthly]).toEqual([0, 0]);
  expect(lines.map(({ amount }) => amount)).toEqual([0, 0, 0, 0, 0, 0]);
});

test.each([
  [20_000, 12, 100],
  [20_000, 72, 100],
  [20_000, 6, 50],
  [20_000, 9, 75],
  [16_800, 3, 21],
  [1_000.01, 3, 1.25],
  [9_999.99, 11, 45.83],
])('the levy of %p over %p months is %p', (financed, months, levy) => {
  const line = costOf(financed + 5_000, 5_000, months).lines.find(({ label }) => label.startsWith('Contribución'));
  expect(line?.amount).toBe(toCents(levy));
});

test.each([
  [33_636.61, 20, 6_727.3],
  [34_792.21, 25, 8_698.1],
  [27_833.77, 25, 6_958.4],
  [15_000.5, 30, 4_500.2],
  [15_001.4, 25, 3_750.4],
  [15_003, 15, 2_250.5],
  [36_990, 20, 7_398],
])('of %p at least %p %% is paid down: %p', (price, percent, min) => {
  expect(downPaymentLimits(toCents(price), percent)).toEqual({ min: toCents(min), max: toCents(price) });
});
