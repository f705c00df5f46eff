import type { PurchaseMoments } from './next-step';
import type { Payment, Purchase } from './types';

/**
 * A purchase as it stood when one of its payments, reversals or returns had just been settled: for what a receipt says of
 * the balance after it. Later rows are not there, those that were still pending are, and a later cancellation is undone.
 * Card attempts are left out: they reserve, but change no balance.
 * @throws Error for a row that is not settled
 */
export function purchaseAfter(purchase: Purchase, moments: PurchaseMoments, id: string): Purchase {
  const own = purchase.payments.findIndex((payment) => payment.id === id);
  const until = moments.payments.get(id)?.settledAt;
  if (own < 0 || until === undefined) throw new Error(`payment ${id} is not settled`);
  // Of one moment, the rows were made one after the other.
  const had = (moment: number | undefined, at: number) =>
    moment !== undefined && (moment < until || (moment === until && at <= own));
  const payments = purchase.payments.flatMap((payment, at): Payment[] => {
    const { createdAt, settledAt } = moments.payments.get(payment.id) ?? {};
    if (!had(createdAt, at)) return [];
    return had(settledAt, at) ? [payment] : [{ ...payment, status: 'PE' }];
  });
  const stood = { payments, attempts: [] };
  if (purchase.status !== 'CANCELADO' || moments.statusSince <= until) return { ...purchase, ...stood };
  // It was payable, or nothing could have been paid.
  return purchase.kind === 'cash'
    ? { ...purchase, ...stood, status: 'EN PROCESO' }
    : { ...purchase, ...stood, status: 'ACEPTADA' };
}
