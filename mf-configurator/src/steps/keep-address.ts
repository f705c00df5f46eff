import { history, navigate, readStepState, type StepState } from '@vitrina/navigation';
import { stepSearch, type Wizard } from '@vitrina/rules';

/** Marks addresses written by this tab's wizard. */
export const OWN: StepState = { own: true };

/** Writes the choice into the address of the current step, replacing its history entry. */
export function keepAddress(wizard: Wizard, step: number): void {
  const { pathname, search, hash, state } = history.location;
  const kept = stepSearch(wizard, step, search);
  if (kept === search && readStepState(state).own) return;
  navigate({ pathname, search: kept, hash }, { replace: true, state: OWN });
}
