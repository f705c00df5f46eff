import { history, navigate, readStepState, type StepState } from '@vitrina/navigation';
import { mustRestore, readAddress, stepSearch, type Wizard } from '@vitrina/rules';
import { store, wizardAtom } from '@vitrina/session-bus';
import { useEffect } from 'react';
import { STEP } from './step';

/** Step 2 restores a link to this page and comes back here. */
export const RESTORED_LINK: StepState = { destination: STEP };

/** Whether the address has a choice (a shared link) that the wizard does not have yet. */
export const isUnrestoredLink = (wizard: Wizard, { search, state }: typeof history.location, id: string): boolean =>
  mustRestore(wizard, {
    ...readAddress(search),
    step: STEP,
    modelId: Number(id),
    isOurs: readStepState(state).own === true,
  });

/** Writes the choice, which does not change on this page, into its address, so that it can be reloaded and shared. */
export function useOwnAddress(): void {
  useEffect(() => {
    const { pathname, search, hash } = history.location;
    const state: StepState = { own: true };
    navigate({ pathname, search: stepSearch(store.get(wizardAtom), STEP, search), hash }, { replace: true, state });
  }, []);
}
