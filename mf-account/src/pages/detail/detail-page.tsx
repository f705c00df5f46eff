import { QUOTATION_KINDS } from '@vitrina/contract';
import { usePurchaseId } from '@vitrina/journey';
import { Navigate, paths } from '@vitrina/navigation';
import { DetailHeading } from './heading/detail-heading';
import { KINDS } from './kinds';
import { NotFound } from './not-found';
import { PurchaseDetail } from './purchase-detail';

type Kind = keyof typeof KINDS;

/** The detail of a purchase or of a request, by the `id` of its address. */
function DetailPage({ kind }: { kind: Kind }) {
  const asked = usePurchaseId();
  const words = KINDS[kind];
  if (asked.is === 'none') return <Navigate to={paths.quotations()} replace />;
  // The address then finds the same purchase after a reload and in another browser.
  if (asked.is === 'held') return <Navigate to={words.address(asked.id)} replace />;
  if (asked.is === 'coming') return <DetailHeading words={words} isComing />;
  if (asked.is === 'invalid') return <NotFound words={words} />;
  return <PurchaseDetail key={asked.id} id={asked.id} kind={kind} />;
}

export const CashDetailPage = () => <DetailPage kind={QUOTATION_KINDS.cash} />;
export const RequestDetailPage = () => <DetailPage kind={QUOTATION_KINDS.credit} />;
