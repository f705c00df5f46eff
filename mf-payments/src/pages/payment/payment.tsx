import { QueryState, useNegotiation } from '@vitrina/journey';
import { purchasesAtom } from '@vitrina/session-bus/purchases';
import { Container } from '@vitrina/ui';
import { useAtomValue } from 'jotai';
import type { PaymentAddress } from './address';
import { NotFound } from './frame/not-found';
import { PaymentHeading } from './frame/payment-heading';
import { PaymentSkeleton } from './frame/payment-skeleton';
import { standingOf } from './frame/standing';
import { PaymentContent } from './payment-content';

/** The payment of one purchase; what is left to pay is kept up to date while the page is seen. */
export function Payment({ id, address }: { id: number; address: PaymentAddress }) {
  const { found, isMissing, waiting } = useNegotiation(id);
  // With the choice that is kept here or on the server, whichever is newer.
  const held = useAtomValue(purchasesAtom).find((purchase) => purchase.id === id);

  if (isMissing) return <NotFound />;
  const isReady = found !== undefined && held !== undefined;
  const standing = isReady ? standingOf(found) : undefined;
  return (
    <>
      <PaymentHeading found={isReady ? found : undefined} standing={standing} isComing={!isReady} />
      {isReady && standing ? (
        <PaymentContent id={id} address={address} found={found} standing={standing} kept={held.choice} />
      ) : (
        <Container page>
          <QueryState query={waiting} what="tu compra" skeleton={<PaymentSkeleton />}>
            {() => null}
          </QueryState>
        </Container>
      )}
    </>
  );
}
