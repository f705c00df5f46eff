import { navigate, paths } from '@vitrina/navigation';
import { draft, notify, resetWizard, type Session } from '@vitrina/session-bus';
import { useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * The end of an online purchase: the new customer is signed in, the wizard and what was typed are cleared, and the app
 * goes to their quotations; who has gone elsewhere meanwhile is signed in and stays there. `isOver` meanwhile: the page has nothing to ask of a customer any more.
 */
export function useOnlinePurchase() {
  const [isOver, setOver] = useState(false);
  const finish = async (start: () => Promise<Session>, isHere: () => boolean) => {
    // The form writes what was typed last when it goes: it has to be gone before that is cleared.
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
