import { query, useQueryClient } from '@vitrina/api-client';
import { type Negotiation, type Purchase, payments } from '@vitrina/contract';
import { QueryState, useNegotiation } from '@vitrina/journey';
import { Navigate } from '@vitrina/navigation';
import { Container } from '@vitrina/ui';
import { useEffect, useRef } from 'react';
import { usePages } from '../../lists/use-pages';
import { DetailContent } from './detail-content';
import { DetailSkeleton } from './detail-skeleton';
import { DetailHeading } from './heading/detail-heading';
import { KINDS } from './kinds';
import { NotDecided } from './not-decided';
import { NotFound } from './not-found';

/** Told in place, where it stands. */
const quietly: typeof query = (endpoint, input) => query(endpoint, input, { quiet: true });

/** One purchase or request, kept up to date while the page is seen. */
export function PurchaseDetail({ id, kind }: { id: number; kind: keyof typeof KINDS }) {
  const words = KINDS[kind];
  const { found, isMissing, waiting } = useNegotiation(id);

  if (isMissing) return <NotFound words={words} />;
  const purchase = found?.purchase;
  if (found && !purchase) return <NotDecided />;
  if (purchase && purchase.kind !== kind) return <Navigate to={KINDS[purchase.kind].address(id)} replace />;
  return (
    <>
      <DetailHeading words={words} purchase={purchase} isComing={!found} />
      {found && purchase ? (
        <WithPayments id={id} found={found} purchase={purchase} />
      ) : (
        <Container page>
          <QueryState query={waiting} what={words.what} skeleton={<DetailSkeleton />}>
            {() => null}
          </QueryState>
        </Container>
      )}
    </>
  );
}

/** Every payment is an event of the negotiation: what was paid is asked for again only when that has changed. */
function WithPayments({ id, found, purchase }: { id: number; found: Negotiation; purchase: Purchase }) {
  const paid = usePages(quietly, payments, { id });
  const client = useQueryClient();
  const shown = useRef(found);
  useEffect(() => {
    if (shown.current !== found) void client.invalidateQueries({ queryKey: [payments.path] });
    shown.current = found;
  }, [found, client]);
  return <DetailContent found={found} purchase={purchase} paid={paid} />;
}
