import { useQuery } from '@vitrina/api-client';
import { live } from '@vitrina/api-client/live';
import { checkCardPayment } from '@vitrina/contract';
import { useEffect } from 'react';
import { endAttempt } from '../cards/attempts';
import { endDraftOf } from '../cards/draft';
import { isOver } from './face';

/**
 * How a card payment stands, asked for until it is over; only read, so that the address may be opened twice. What was
 * typed for it ends with its approval, its attempt id with any end.
 */
export function useOutcome(id: number, attempt: string) {
  const options = live(checkCardPayment, { id, attempt }, { quiet: true });
  const { refetchInterval } = options;
  const found = useQuery({
    ...options,
    // One that is over is asked about when the page is seen again alone: a late approval counts from any state.
    refetchInterval: (asked) =>
      asked.state.data && isOver(asked.state.data)
        ? false
        : typeof refetchInterval === 'function'
          ? refetchInterval(asked)
          : refetchInterval,
  });
  const { data } = found;
  const hasEnded = data !== undefined && isOver(data);
  const isPaid = data?.status === 'PROCESADO';
  useEffect(() => {
    if (hasEnded) void endAttempt(attempt);
    if (isPaid) void endDraftOf(id, attempt);
  }, [hasEnded, isPaid, id, attempt]);
  return found;
}
