import { stepPath } from '@vitrina/journey';
import { navigate, useLocation } from '@vitrina/navigation';
import {
  advanceRestoration,
  beginRestoration,
  type Choice,
  canEnter,
  choiceOf,
  goAsFarAs,
  isRestored,
  isSameChoice,
  landOn,
  mustRestore,
  type Restoration,
  type SubStep,
  type Wizard,
} from '@vitrina/rules';
import { notify, store, updateWizard, wizardAtom } from '@vitrina/session-bus';
import { useCallback, useEffect, useRef, useState } from 'react';
import { OWN } from '../steps/keep-address';
import { arrivalAt } from './arrival';
import { type StepLoads, useLinkAnswers } from './link-answers';
import { tellRestored } from './restored';

/**
 * A link being restored, and its target: a sub-step of step 2, or a later step. `outcome`: the resulting choice, once
 * all of it is chosen or replaced.
 */
type Pending = { restoration: Restoration; subpaso: SubStep; destination?: 3 | 4; outcome?: Choice };

/** Goes to the step or sub-step that the link asked for, or as near as its conditions allow. */
function land({ destination, subpaso, restoration: { told } }: Pending): void {
  const wizard = store.get(wizardAtom);
  tellRestored(told.length > 0 ? { told, needsTerms: false } : null);
  // Step 4 shows no callout: a buyer who must learn of a replacement lands on the summary.
  const step = destination === 4 && (told.length > 0 || !canEnter(wizard, 4).allowed) ? 3 : destination;
  if (step !== undefined && canEnter(wizard, step).allowed) {
    navigate(stepPath(wizard, step), { replace: true, state: OWN });
  } else {
    updateWizard((before) => landOn(before, step === undefined ? subpaso : 4));
  }
}

/** `mayKeep` knows at once what is rendered a moment later: an address that is being restored must not be rewritten. */
function usePending() {
  const [pending, setDrawn] = useState<Pending | null>(null);
  const isNow = useRef(false);
  const setPending = useCallback((next: Pending | null) => {
    isNow.current = next !== null;
    setDrawn(next);
  }, []);
  const mayKeep = useCallback(() => !isNow.current, []);
  return { pending, setPending, mayKeep };
}

/**
 * What an address of step 2 asks for. One that this tab wrote sets the position only (the browser's back and forward);
 * one that holds another choice, a shared or pasted link, is restored as the loads arrive. Terms are never taken from a
 * link: without them `onTermsNeeded` is called, and `follow` leads on once they are accepted.
 */
export function useRestoration(wizard: Wizard, modelId: number, loads: StepLoads, onTermsNeeded: () => void) {
  const location = useLocation();
  const { pending, setPending, mayKeep } = usePending();
  const { known, isFailed, retry } = useLinkAnswers(wizard, pending?.restoration.link, loads);

  useEffect(() => {
    const { destination, ...arrival } = arrivalAt(location, 2, modelId);
    const { choice, subpaso } = arrival;
    const met = store.get(wizardAtom);
    if (mustRestore(met, { ...arrival, step: destination ?? 2 })) {
      setPending({ restoration: beginRestoration(choice), subpaso: subpaso ?? 0, destination });
    } else {
      setPending(null);
      if (subpaso !== undefined) updateWizard((before) => goAsFarAs(before, subpaso));
    }
  }, [location, modelId, setPending]);

  useEffect(() => {
    // Answers belong to the rendered wizard; if it has changed since, the next render follows.
    if (!pending || pending.outcome || store.get(wizardAtom) !== wizard) return;
    const { wizard: after, restoration } = advanceRestoration(wizard, pending.restoration, known);
    if (restoration === pending.restoration) return;
    updateWizard(() => after);
    const next = { ...pending, restoration };
    if (!isRestored(restoration)) return setPending(next);
    setPending(after.terminos ? null : { ...next, outcome: choiceOf(after) });
    if (!after.terminos) {
      tellRestored({ told: restoration.told, needsTerms: true });
      onTermsNeeded();
      return;
    }
    land(next);
    if (restoration.told.length === 0) notify({ kind: 'info', text: 'Recuperamos la configuración de tu enlace' });
  });

  // A buyer who changes something instead of accepting the terms continues from there, not to the link's target.
  const hasLeft = pending?.outcome !== undefined && !isSameChoice(pending.outcome, choiceOf(wizard));
  useEffect(() => {
    if (!hasLeft) return;
    setPending(null);
    tellRestored(null);
  }, [hasLeft, setPending]);

  return {
    /** A link has not reached its target yet: its address stays. */
    isPending: pending !== null,
    mayKeep,
    /** Its choice is being restored. */
    isRestoring: pending !== null && !pending.outcome && !isFailed,
    isFailed: pending !== null && !pending.outcome && isFailed,
    retry,
    /** Goes to the link's target; false if there is no link to follow. */
    follow(): boolean {
      if (!pending?.outcome) return false;
      setPending(null);
      land(pending);
      return true;
    },
  };
}

export type LinkRestoration = ReturnType<typeof useRestoration>;
