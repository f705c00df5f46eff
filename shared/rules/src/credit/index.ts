export {
  type AmortisationRow,
  type AmortisationSums,
  type AmortisationYear,
  type AmortisedCredit,
  amortisation,
  byYear,
  sumsOf,
} from './amortisation';
export {
  type CostLine,
  type CreditCost,
  type CreditRate,
  type CreditTerms,
  creditCost,
  downPaymentLimits,
} from './cost';
export { effectiveRateBp, isAboveCeiling } from './effective-rate';
export { levelInstalment } from './instalment';
export { type InstalmentSettings, type LowestInstalment, lowestInstalment } from './lowest-instalment';
