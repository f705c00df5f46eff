import { stepPath } from '@vitrina/journey';
import { navigate } from '@vitrina/navigation';
import { canEnter, landOn, type Restoration, type SubStep } from '@vitrina/rules';
import { store, updateWizard, wizardAtom } from '@vitrina/session-bus';
import { tellRestored } from '../../../restore/restored';
import { OWN } from '../../../steps/keep-address';

/** A link on its way into the wizard, and where it leads: a sub-step of step 2, or a later step. */
export type Pending = { restoration: Restoration; subpaso: SubStep; destination?: 3 | 4 };

/** Goes to the step or sub-step that the link asked for, or as near as its conditions allow. */
export function land({ destination, subpaso, restoration: { told } }: Pending): void {
  const wizard = store.get(wizardAtom);
  tellRestored(told.length > 0 ? { told, needsTerms: false } : null);
  // Step 4 shows no notice: who has to be told of a replacement reads it on the summary.
  const step = destination === 4 && (told.length > 0 || !canEnter(wizard, 4).allowed) ? 3 : destination;
  if (step !== undefined && canEnter(wizard, step).allowed) {
    navigate(stepPath(wizard, step), { replace: true, state: OWN });
  } else {
    updateWizard((before) => landOn(before, step === undefined ? subpaso : 4));
  }
}
