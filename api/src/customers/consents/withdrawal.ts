import type { WITHDRAWAL_RESULTS } from '@vitrina/contract';
import type { PurchaseStatus, RequestStatus } from '@vitrina/rules';

/** Purposes that an application of a credit stands on. */
export const CREDIT_PURPOSES = ['credit-analysis', 'credit-bureaus'] as const;
export type CreditPurpose = (typeof CREDIT_PURPOSES)[number];

export const isOfCredit = (purpose: string): purpose is CreditPurpose =>
  (CREDIT_PURPOSES as readonly string[]).includes(purpose);

/** A consent with how its negotiation stands; without a kind it was given for none. */
export interface ConsentStanding {
  readonly purpose: string;
  readonly kind: 'cash' | 'credit' | null;
  readonly decided_at: Date | null;
  readonly status: PurchaseStatus | RequestStatus | null;
}

/** Before these end the lender has not answered: the letter says that the request cannot go on. */
const UNANSWERED: readonly ConsentStanding['status'][] = ['ENVIADA', 'EN ANÁLISIS'];

/** What follows when a consent is withdrawn now; undefined for one that is not of a credit, and of no negotiation. */
export function withdrawalOf({
  purpose,
  kind,
  decided_at,
  status,
}: ConsentStanding): keyof typeof WITHDRAWAL_RESULTS | undefined {
  if (!isOfCredit(purpose) || kind === null) return undefined;
  // Of a quotation that went back to cash too: it may be set to credit again.
  if (decided_at === null) return purpose === 'credit-bureaus' ? 'asksAgain' : 'backToCash';
  // A cash purchase has nothing on its way to a lender, whatever was authorised before it was one.
  return kind === 'credit' && UNANSWERED.includes(status) ? 'cancels' : 'nothingNew';
}
