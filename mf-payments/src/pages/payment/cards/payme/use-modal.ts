import type { PaymeOpened } from '@vitrina/contract';
import { notify } from '@vitrina/session-bus';
import { useEffect, useRef, useState } from 'react';
import { loadVpos2 } from './load-script';

/** Of payme's three. */
const DESIGN = '1';
const NOT_LOADED = 'No pudimos abrir Pay-me. Elige otra forma de pago o intenta de nuevo en unos minutos.';

/**
 * Opens payme's modal with the hidden form, once. Where its script does not load that is told as a notice.
 * @param onFailed shows the providers again
 * @returns whether it is still coming
 */
export function useModal({ scriptAddress = '', modalKey = '' }: PaymeOpened, onFailed: () => void): boolean {
  const [isComing, setComing] = useState(true);
  const isBegun = useRef(false);
  const failed = useRef(onFailed);
  useEffect(() => {
    failed.current = onFailed;
  });
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    loadVpos2(scriptAddress)
      .then((vpos2) => {
        vpos2.openModal(modalKey, DESIGN);
        setComing(false);
      })
      .catch(() => {
        notify({ kind: 'error', text: NOT_LOADED });
        failed.current();
      });
  }, [scriptAddress, modalKey]);
  return isComing;
}
