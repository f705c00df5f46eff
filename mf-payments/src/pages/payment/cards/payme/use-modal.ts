import type { PaymeOpened } from '@vitrina/contract';
import { notify } from '@vitrina/session-bus';
import { useEffect, useRef, useState } from 'react';
import { loadVpos2 } from './load-script';

/** Of payme's three. */
const DESIGN = '1';
const NOT_LOADED = 'No pudimos abrir Pay-me. Elige otra forma de pago o intenta de nuevo en unos minutos.';

/**
 * Opens payme's modal with the hidden form, once, unless the page has gone by then. Where its script does not load that is told as a notice.
 * @param onFailed shows the providers again
 * @returns whether it is still coming
 */
export function useModal({ scriptAddress = '', modalKey = '' }: PaymeOpened, onFailed: () => void): boolean {
  const [isComing, setComing] = useState(true);
  const isBegun = useRef(false);
  /** What a failure does; nothing once the page has gone. */
  const failed = useRef<() => void>(undefined);
  useEffect(() => {
    failed.current = onFailed;
    return () => {
      failed.current = undefined;
    };
  }, [onFailed]);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    const open = async () => {
      try {
        const vpos2 = await loadVpos2(scriptAddress);
        if (!failed.current) return;
        vpos2.openModal(modalKey, DESIGN);
        setComing(false);
      } catch {
        if (!failed.current) return;
        notify({ kind: 'error', text: NOT_LOADED });
        failed.current();
      }
    };
    void open();
  }, [scriptAddress, modalKey]);
  return isComing;
}
