import { usePurchaseId } from '@vitrina/journey';
import { Navigate, paths } from '@vitrina/navigation';
import { NotFound } from './frame/not-found';
import { SimulatorHeading } from './frame/simulator-heading';
import { Simulator } from './simulator';

/** The credit simulator (specification 2, section 2), by the negotiation's `id` in its address. */
export function SimulatorPage() {
  const asked = usePurchaseId();
  if (asked.is === 'none') return <Navigate to={paths.quotations()} replace />;
  // The address then finds the same quotation after a reload and in another browser.
  if (asked.is === 'held') return <Navigate to={paths.creditSimulator({ id: asked.id })} replace />;
  if (asked.is === 'coming') return <SimulatorHeading isComing />;
  if (asked.is === 'invalid') return <NotFound />;
  return <Simulator key={asked.id} id={asked.id} />;
}
