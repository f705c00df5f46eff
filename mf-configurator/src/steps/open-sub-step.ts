import { stepPath } from '@vitrina/journey';
import { navigate } from '@vitrina/navigation';
import { goToSubStep, type SubStep } from '@vitrina/rules';
import { store, wizardAtom } from '@vitrina/session-bus';
import { updateAndTell } from '../wizard/update-and-tell';
import { keepAddress, OWN } from './keep-address';

/** Goes to a sub-step of step 2 when the buyer asks for it: adds a history entry. */
export function openSubStep(subpaso: SubStep): void {
  const before = store.get(wizardAtom);
  const after = updateAndTell((wizard) => goToSubStep(wizard, subpaso));
  if (after.subpaso === before.subpaso) return;
  keepAddress(before, 2);
  navigate(stepPath(after, 2), { state: OWN });
}

/** Goes from step 2 to the summary. */
export function openSummary(): void {
  const wizard = store.get(wizardAtom);
  keepAddress(wizard, 2);
  navigate(stepPath(wizard, 3), { state: OWN });
}
