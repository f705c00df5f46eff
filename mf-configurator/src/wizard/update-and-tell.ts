import { toldChanges, type Wizard } from '@vitrina/rules';
import { notify, store, updateWizard, wizardAtom } from '@vitrina/session-bus';

/** Applies an answer or a rule to the wizard and tells the buyer what it changed of their choices. */
export function updateAndTell(transition: (wizard: Wizard) => Wizard): Wizard {
  const before = store.get(wizardAtom);
  const after = updateWizard(transition);
  const told = toldChanges(before, after);
  if (told.length > 0) notify({ kind: 'info', text: told.join(' ') });
  return after;
}
