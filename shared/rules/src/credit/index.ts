export {
  type CostLine,
  type CreditCost,
  type CreditRate,
  type CreditTerms,
  creditCost,
  downPaymentLimits,
} from './cost';
export { levelInstalment } from './instalment';
