import { ApiError, useQuery } from '@vitrina/api-client';
import { live } from '@vitrina/api-client/live';
import { type Negotiation, negotiation } from '@vitrina/contract';
import { holdPurchase } from '@vitrina/session-bus/purchases';
import { useEffect } from 'react';
import type { QueryStateProps } from '../query/query-state';

export type NegotiationInHand = {
  found: Negotiation | undefined;
  /** It is none of this customer's. */
  isMissing: boolean;
  /** For `QueryState`, in place of the page until it has come. */
  waiting: QueryStateProps<never>['query'];
};

/** The negotiation of a page, kept up to date while the page is seen, and in hand for the pages after it. */
export function useNegotiation(id: number): NegotiationInHand {
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
  return {
    found,
    isMissing: !found && error instanceof ApiError && error.status === 404,
    waiting: { data: undefined, isError, errorUpdateCount, refetch },
  };
}
