import { usePurchaseId } from '@vitrina/journey';
import { Navigate, paths, useLocation } from '@vitrina/navigation';
import { readAddress } from './address';
import { useLeavePayme } from './cards/payme/payme-document';
import { NotFound } from './frame/not-found';
import { PaymentHeading } from './frame/payment-heading';
import { OutcomePart } from './outcome-part';
import { Payment } from './payment';

/** The payment of a purchase (specification 2, section 2), by the `id` of its address; with an `attempt` how that went. */
export function PaymentPage() {
  const asked = usePurchaseId();
  useLeavePayme();
  const address = readAddress(useLocation().search);
  const { method: tab, provider: type, attempt, corrects: corrige } = address;
  if (asked.is === 'none') return <Navigate to={paths.quotations()} replace />;
  // The address then finds the same purchase after a reload and in another browser.
  if (asked.is === 'held')
    return <Navigate to={paths.payment({ id: asked.id, tab, type, attempt, corrige })} replace />;
  if (asked.is === 'coming') return <PaymentHeading isComing />;
  if (asked.is === 'invalid') return <NotFound />;
  if (attempt) return <OutcomePart key={attempt} id={asked.id} attempt={attempt} />;
  return <Payment key={asked.id} id={asked.id} address={address} />;
}
