import { type Cents, type Purchase, QUOTATION_KINDS } from '@vitrina/contract';
import { figuresOf, nextStep, requestFlags, totalPayable } from '@vitrina/rules';
import type { KeptConfiguration } from '../leads/kept-configuration';
import { carWords } from '../quotations/words';
import type { LoadedPurchase } from './load';

/** What a list or a detail shows of a purchase besides what @vitrina/rules knows of it. */
export interface PurchaseRow {
  total_cents: Cents;
  configuration: KeptConfiguration;
  /** Of a request. */
  financed_cents: Cents | null;
  term_months: number | null;
  bank_id: number | null;
  monthly_cents: Cents | null;
}

/** Amounts, and what happens next: the same of both kinds. */
function figureWords({ purchase, moments }: LoadedPurchase, now: number) {
  const { paid, inConfirmation, balance, toReturn, settled } = figuresOf(purchase);
  return {
    statusSince: new Date(moments.statusSince).toISOString(),
    payable: totalPayable(purchase),
    ...{ paid, inConfirmation, balance, toReturn, isSettled: settled },
    next: nextStep(purchase, moments, now),
  };
}

/**
 * A purchase or request in the contract's words.
 * @param now milliseconds since the epoch
 */
export function purchaseWords(row: PurchaseRow, loaded: LoadedPurchase, now: number): Purchase {
  const { id, number, decidedAt, purchase } = loaded;
  const { packageDescription, accessories, kits, ...car } = carWords(row.configuration);
  const shared = {
    ...{ id, number: String(number), date: decidedAt.toISOString(), status: purchase.status },
    ...car,
    ...figureWords(loaded, now),
  };
  if (purchase.kind === 'cash') {
    const { cash } = QUOTATION_KINDS;
    return { ...shared, kind: cash, packageDescription, accessories, kits, total: purchase.total };
  }
  return {
    ...shared,
    ...requestFlags(purchase),
    kind: QUOTATION_KINDS.credit,
    total: row.total_cents,
    downPayment: purchase.downPayment,
    // A request has a financing, or it would not have been loaded.
    financed: row.financed_cents as Cents,
    term: row.term_months ?? undefined,
    bankId: row.bank_id ?? undefined,
    monthlyInstalment: row.monthly_cents ?? undefined,
  };
}
