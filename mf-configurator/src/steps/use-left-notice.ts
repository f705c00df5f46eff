import type { Wizard } from '@vitrina/rules';
import { notify } from '@vitrina/session-bus';
import { useEffect } from 'react';
import { leftWords } from './left-configuration';
import { resume } from './resume';

/** Tells that an address of another model has replaced a configuration, with the way back, while the page is open. */
export function useLeftNotice(left: Wizard | undefined): void {
  useEffect(() => {
    if (!left) return;
    return notify({
      kind: 'info',
      text: `Dejaste tu configuración de ${leftWords(left)}`,
      action: { label: 'Deshacer', run: () => resume(left) },
    });
  }, [left]);
}
