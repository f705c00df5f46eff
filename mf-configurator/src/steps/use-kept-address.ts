import { history, useLocation } from '@vitrina/navigation';
import { store, wizardAtom } from '@vitrina/session-bus';
import { useEffect } from 'react';
import { keepAddress } from './keep-address';

/** Browsers refuse an address that is rewritten too often (Safari: 100 times in 30 s), as a held arrow key would do. */
const QUIET_MS = 150;

const always = () => true;

/**
 * Keeps a step's address in sync with the choice, so that it can be copied, reloaded and gone back to. Hash and foreign
 * query values stay. `mayKeep` (a stable function) is called at the last moment, because on a busy page effects run
 * late.
 */
export function useKeptAddress(step: number, isOn: boolean, mayKeep: () => boolean = always): void {
  const { key } = useLocation();
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keepIn = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (history.location.key === key && mayKeep()) keepAddress(store.get(wizardAtom), step);
      }, ms);
    };
    // At once: until the entry is marked as this tab's own, a choice made on it would look like another one's link.
    keepIn(0);
    const unsubscribe = store.sub(wizardAtom, () => keepIn(QUIET_MS));
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [key, step, isOn, mayKeep]);
}
