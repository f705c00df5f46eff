import { stepPath } from '@vitrina/journey';
import { navigate } from '@vitrina/navigation';
import { stepToResume, type Wizard } from '@vitrina/rules';
import { updateWizard } from '@vitrina/session-bus';
import { OWN } from './keep-address';

/** Address where a configuration goes on; undefined if there is none. */
export function resumePath(wizard: Wizard): string | undefined {
  const step = stepToResume(wizard);
  return step === undefined ? undefined : stepPath(wizard, step);
}

/** Goes on with a configuration, also with one that another model has replaced meanwhile. The visit's campaign stays. */
export function resume(left: Wizard): void {
  const path = resumePath(left);
  if (path === undefined) return;
  restore(left);
  navigate(path, { state: OWN });
}

/** Brings back a configuration that another model has replaced. */
export const restore = (left: Wizard): Wizard => updateWizard(({ campana }) => ({ ...left, campana }));
