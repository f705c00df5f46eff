import type { Negotiation, PaymentChoice } from '@vitrina/contract';
import { QuotationAside } from '@vitrina/journey';
import { navigate, paths } from '@vitrina/navigation';
import { Stack } from '@vitrina/ui';
import { useEffect, useRef } from 'react';
import type { PaymentAddress } from './address';
import { AboveBalance } from './frame/above-balance';
import { Notes } from './frame/notes';
import { NothingToPay } from './frame/nothing-to-pay';
import type { Standing } from './frame/standing';
import { MethodChoice } from './method/method-choice';
import { MethodPart } from './method/method-part';
import { Intro } from './terms/intro';

type PaymentContentProps = {
  id: number;
  address: PaymentAddress;
  found: Negotiation;
  standing: Standing;
  /** how the customer chose to pay before what was missing was complete */
  kept: PaymentChoice | undefined;
};

/** Below the heading: how to pay, and the payment itself; or why nothing can be paid. The car stands at the side. */
export function PaymentContent({ id, address, found, standing, kept }: PaymentContentProps) {
  const { method, corrects } = address;
  const isOpen = standing.is === 'open';
  useResumed({ id, address, kept: isOpen && found.customerDataComplete ? kept : undefined });
  return (
    <QuotationAside quotation={found} balance={isOpen ? standing.balance : undefined}>
      {isOpen ? (
        <Stack gap="l">
          {found.purchase && <Notes found={found} purchase={found.purchase} />}
          {method === undefined && <Intro id={id} />}
          <MethodChoice id={id} method={method} />
          {method !== undefined && kept?.method === method && (
            <AboveBalance choice={kept} found={found} balance={standing.balance} />
          )}
          {method !== undefined && (
            <MethodPart
              key={method}
              method={method}
              found={found}
              balance={standing.balance}
              kept={kept}
              corrects={corrects}
            />
          )}
        </Stack>
      ) : (
        <NothingToPay standing={standing} />
      )}
    </QuotationAside>
  );
}

type Resuming = { id: number; address: PaymentAddress; kept: PaymentChoice | undefined };

/** Once, when the page is opened without a method: the one of the choice that is kept (docs/spec/3-purchase.md, section 4). */
function useResumed({ id, address: { method }, kept }: Resuming) {
  const isOver = useRef(false);
  useEffect(() => {
    if (isOver.current) return;
    isOver.current = true;
    if (method === undefined && kept)
      navigate(paths.payment({ id, tab: kept.method, type: kept.provider }), { replace: true });
  }, [id, method, kept]);
}
