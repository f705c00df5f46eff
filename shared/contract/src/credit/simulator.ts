import { between, count, flag, id, isoDate, listOf, money, statedMoney, text, type WordOf } from '../dsl/codec';
import { endpoint } from '../dsl/endpoint';
import { Empty, entity, field, optional } from '../dsl/entity';

/** A line of what a credit costs; the last one is the monthly fee. */
export const CalculationLine = entity('CalculationLine', {
  label: field('dt1', text(80)),
  amount: field('ndt1', money),
  isVisible: field('bdt1', flag),
  isMonthly: optional('bdt2', flag, 'ours: a part of the monthly fee, not what is paid apart'),
});
export type CalculationLine = WordOf<typeof CalculationLine>;

/** Names what is calculated with: one fixed bank, its insurer, plan and line, and the product. */
const calculation = { insurer: id, plan: id, line: id, product: text(40, 1) } as const;

export const instalmentCalculation = endpoint({
  name: 'instalmentCalculation',
  path: 'ClCt/VmClCt',
  purpose: 'What a credit costs a month, line by line; public, because a guest may ask too',
  request: entity('InstalmentCalculationRequest', {
    bankId: field('ndt1', id),
    downPayment: field('ndt2', statedMoney, 'the value of the form'),
    price: field('ndt3', statedMoney, 'the total of the quotation'),
    plan: field('ndt4', calculation.plan),
    term: field('ndt5', id, 'in months'),
    line: field('ndt6', calculation.line),
    insurer: field('ndt7', calculation.insurer),
    product: field('dt1', calculation.product),
  }),
  response: listOf(CalculationLine),
});

/** A term on offer. */
export const CreditTerm = entity('CreditTerm', {
  id: field('id', id, 'in months'),
  name: field('dt1', text(40)),
});
export type CreditTerm = WordOf<typeof CreditTerm>;

export const creditTerms = endpoint({
  name: 'creditTerms',
  path: 'ClCt/VmSlPlz',
  purpose: 'The terms on offer, shortest first',
  ours: true,
  request: Empty,
  response: listOf(CreditTerm),
});

/** What an instalment is calculated with today; rates in basis points. From one read every card calculates its own. */
export const FeeSettings = entity('FeeSettings', {
  minimumEntryPercent: field('ndt1', between(0, 100), 'of the price'),
  bankId: field('ndt2', id, 'ours, as the rest: the fixed bank of the calculation'),
  insurer: field('ndt3', calculation.insurer),
  plan: field('ndt4', calculation.plan),
  line: field('ndt5', calculation.line),
  product: field('dt1', calculation.product),
  nominalBp: field('ndt6', count, 'of a year'),
  effectiveBp: field('ndt7', count, 'of a year, rounded: to be shown'),
  lifeInsuranceMonthlyBp: field('ndt8', count, 'of the balance'),
  vehicleInsuranceYearlyBp: field('ndt9', count, 'of the price'),
  device: field('ndt10', money, 'once, spread over the term'),
  solcaBp: field('ndt11', count, 'of the financed amount, paid apart'),
  months: field('elements', listOf(id), 'the terms on offer, shortest first'),
  effectiveFrom: field('ddt1', isoDate),
});
export type FeeSettings = WordOf<typeof FeeSettings>;

export const feeSettings = endpoint({
  name: 'feeSettings',
  path: 'ClCt/VmCnfCt',
  purpose: 'The least down payment, and the rates of the calculation',
  ours: true,
  request: Empty,
  response: FeeSettings,
});
