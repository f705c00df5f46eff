export { purchaseAfter } from './after';
export { type Answer, type Effect, type Outcome, REFUSALS, type Refusal } from './answers';
export { CARD_REASONS, type CardReason, cardReason } from './card-reasons';
export { CASH_LIMIT, cashLeft, cashOf } from './cash';
export { changePurchase } from './change';
export type { EventOf, PurchaseEvent } from './events';
export {
  approvedOf,
  BALANCE_THRESHOLD,
  canContinue,
  countsAsPaid,
  cutToBalance,
  type Figures,
  figuresOf,
  isPayable,
  paidOf,
  pendingOf,
  reservedBy,
  stepperAt,
  totalEnteredOf,
  totalPayable,
  withoutOpenAttempts,
} from './figures';
export { holdsReceipt, isCorrected, leftOf, noteOf, receiptKey } from './guards';
export { type NextAct, type NextActor, type NextStep, nextStep, type PurchaseMoments } from './next-step';
export { type PaymentPlan, paymentPlan } from './plan';
export {
  canBePaidNow,
  type Decision,
  decideQuotation,
  FREED_QUOTATION,
  KIND_CHANGED,
  requestFlags,
  resumeChoice,
  settledWord,
} from './quotation';
export {
  ASKED_FOR_MS,
  askAgainAt,
  CANCEL_TIMEOUT_MS,
  isUnderReview,
  overdueAt,
  PAYME_EXPIRES_MS,
  type ProviderSays,
  releaseBy,
  reservedUntil,
  type TimedAttempt,
} from './release';
export * from './statuses';
export * from './types';
export * from './words';
