import { history } from '@vitrina/navigation';
import { endedAt, on } from '@vitrina/session-bus';
import { useCallback, useEffect, useRef } from 'react';

/**
 * How a session came to its end on a page: `elsewhere` in another tab, `lost` because it could not be renewed (the page is
 * about to load anew), `left` by the customer.
 */
type End = 'elsewhere' | 'lost' | 'left';

/** Tells how the session ended while the page was open that is open now; undefined where there was none on it. */
export function useEnded(): () => End | undefined {
  const last = useRef<{ end: End; key: string }>(undefined);
  useEffect(
    () =>
      on('signed-out@1', ({ elsewhere }) => {
        const end = elsewhere ? 'elsewhere' : endedAt() === null ? 'left' : 'lost';
        last.current = { end, key: history.location.key };
      }),
    [],
  );
  return useCallback(() => (last.current?.key === history.location.key ? last.current.end : undefined), []);
}
