import { navigate, paths } from '@vitrina/navigation';
import { draft, notify, resetWizard, type Session } from '@vitrina/session-bus';
import { useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * The end of an online purchase: the new customer is signed in, the wizard and what was typed are cleared, and the app
 * goes to their quotations; a customer who has moved on meanwhile is signed in and stays where they are. `isOver`
 * meanwhile: the page has no more questions.
 */
export function useOnlinePurchase() {
  const [isOver, setOver] = useState(false);
  const finish = async (start: () => Promise<Session>, isHere: () => boolean) => {
    // The form saves what was typed last when it unmounts, so it must be unmounted before that is cleared.
    flushSync(() => setOver(true));
    draft('cotiza').clear();
    await start();
    notify({ kind: 'success', text: 'Validación Exitosa' });
    if (!isHere()) return;
    resetWizard();
    navigate(paths.quotations(), { replace: true });
  };
  return { isOver, finish };
}
