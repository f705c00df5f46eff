import { history, navigate, readStepState, type StepState } from '@vitrina/navigation';
import { stepSearch, type Wizard } from '@vitrina/rules';

/** The mark of addresses that this tab's wizard has written. */
export const OWN: StepState = { own: true };

/** Writes the choice into the address of the step where the buyer is; its history entry is rewritten, never added. */
export function keepAddress(wizard: Wizard, step: number): void {
  const { pathname, search, hash, state } = history.location;
  const kept = stepSearch(wizard, step, search);
  if (kept === search && readStepState(state).own) return;
  navigate({ pathname, search: kept, hash }, { replace: true, state: OWN });
}
