import { useLocation } from '@vitrina/navigation';
import { purchasesAtom, purchasesLoaded } from '@vitrina/session-bus/purchases';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';

export type PurchaseId =
  | { is: 'known'; id: number }
  /** The address has none: of the purchase in hand. */
  | { is: 'held'; id: number }
  | { is: 'none' }
  | { is: 'coming' }
  | { is: 'invalid' };

/** Which purchase a page is about: its address says so, else it is the latest in hand. */
export function usePurchaseId(): PurchaseId {
  const written = new URLSearchParams(useLocation().search).get('id');
  const held = useAtomValue(purchasesAtom)[0]?.id;
  const [isLoaded, setLoaded] = useState(false);
  const isWritten = written !== null;
  useEffect(() => {
    if (!isWritten) void purchasesLoaded.then(() => setLoaded(true));
  }, [isWritten]);
  if (written !== null) return /^[1-9]\d{0,14}$/.test(written) ? { is: 'known', id: +written } : { is: 'invalid' };
  if (!isLoaded) return { is: 'coming' };
  return held === undefined ? { is: 'none' } : { is: 'held', id: held };
}
