import { usePurchaseId } from '@vitrina/journey';
import { Navigate, paths, useLocation } from '@vitrina/navigation';
import { readAddress } from './address';
import { NotFound } from './frame/not-found';
import { PaymentHeading } from './frame/payment-heading';
import { PaymentOutcome } from './outcome';
import { Payment } from './payment';

/** The payment of a purchase (specification 2, section 2), by the `id` of its address. */
export function PaymentPage() {
  const asked = usePurchaseId();
  const address = readAddress(useLocation().search);
  if (asked.is === 'none') return <Navigate to={paths.quotations()} replace />;
  if (asked.is === 'held') {
    // The address then finds the same purchase after a reload and in another browser.
    const { method: tab, provider: type } = address;
    return <Navigate to={paths.payment({ id: asked.id, tab, type })} replace />;
  }
  if (asked.is === 'coming') return <PaymentHeading isComing />;
  if (asked.is === 'invalid') return <NotFound />;
  const { attempt } = address;
  if (attempt) return <PaymentOutcome key={attempt} id={asked.id} attempt={attempt} />;
  return <Payment key={asked.id} id={asked.id} address={address} />;
}
