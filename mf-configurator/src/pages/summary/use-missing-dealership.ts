import { MISSING_DEALERSHIP_MESSAGE, type Wizard } from '@vitrina/rules';
import { notify } from '@vitrina/session-bus';
import { type RefObject, useEffect, useRef } from 'react';

/** Says that a dealership is missing and goes to the list; the words go once one is chosen. */
export function useMissingDealership({ agencia }: Wizard, list: RefObject<HTMLElement | null>): () => void {
  const withdraw = useRef<() => void>(undefined);
  useEffect(() => {
    if (agencia) withdraw.current?.();
  }, [agencia]);
  return () => {
    withdraw.current?.();
    withdraw.current = notify({ kind: 'warning', text: MISSING_DEALERSHIP_MESSAGE });
    list.current?.focus();
  };
}
