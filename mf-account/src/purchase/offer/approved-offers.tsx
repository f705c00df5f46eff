import type { FinancingRequest } from '@vitrina/contract';
import { useState } from 'react';
import { ApprovedOffer } from './approved-offer';
import { RejectDialog } from './reject-dialog';

/** The financings that wait for the customer's answer. The question of a rejection stays open whatever a refresh brings. */
export function ApprovedOffers({ requests }: { requests: readonly FinancingRequest[] }) {
  const [rejected, setRejected] = useState<FinancingRequest>();
  return (
    <>
      {requests.map((request) => (
        <ApprovedOffer key={request.id} request={request} onReject={() => setRejected(request)} />
      ))}
      {rejected && <RejectDialog request={rejected} onClose={() => setRejected(undefined)} />}
    </>
  );
}
