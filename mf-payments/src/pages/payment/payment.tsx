import { ApiError, useQuery } from '@vitrina/api-client';
import { live } from '@vitrina/api-client/live';
import { negotiation } from '@vitrina/contract';
import { QueryState } from '@vitrina/journey';
import { holdPurchase, purchasesAtom } from '@vitrina/session-bus/purchases';
import { Container } from '@vitrina/ui';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { PaymentAddress } from './address';
import { NotFound } from './frame/not-found';
import { PaymentHeading } from './frame/payment-heading';
import { PaymentSkeleton } from './frame/payment-skeleton';
import { standingOf } from './frame/standing';
import { PaymentContent } from './payment-content';

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

/** The payment of one purchase; what is left to pay is kept up to date while the page is seen. */
export function Payment({ id, address }: { id: number; address: PaymentAddress }) {
  const {
    data: found,
    error,
    isError,
    errorUpdateCount,
    refetch,
  } = useQuery(live(negotiation, { id }, { quiet: true }));
  useEffect(() => {
    if (found) holdPurchase({ id, quotation: found, choice: found.choice });
  }, [found, id]);
  // With the choice that is kept here or on the server, whichever is newer.
  const held = useAtomValue(purchasesAtom).find((purchase) => purchase.id === id);

  if (!found && isMissing(error)) return <NotFound />;
  const isReady = found !== undefined && held !== undefined;
  const standing = isReady ? standingOf(found) : undefined;
  return (
    <>
      <PaymentHeading found={isReady ? found : undefined} standing={standing} isComing={!isReady} />
      {isReady && standing ? (
        <PaymentContent id={id} address={address} found={found} standing={standing} kept={held.choice} />
      ) : (
        <Container page>
          <QueryState
            query={{ data: undefined, isError, errorUpdateCount, refetch }}
            what="tu compra"
            skeleton={<PaymentSkeleton />}
          >
            {() => null}
          </QueryState>
        </Container>
      )}
    </>
  );
}
