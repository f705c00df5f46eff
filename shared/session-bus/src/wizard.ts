import { newWizard, restoreWizard, storeWizard, type Wizard } from '@vitrina/rules';
import { atom } from 'jotai';
import { sealedValue } from './storage/sealed-value';
import { store } from './store';

const stored = sealedValue<Wizard>({
  storage: () => sessionStorage,
  name: 'wizard',
  write: storeWizard,
  read: restoreWizard,
});
const state = atom<Wizard>(newWizard());
const untouched = store.get(state);

/** The wizard of this tab; changed only by `updateWizard`. */
export const wizardAtom = atom((get) => get(state));

/** Applies a transition of `@vitrina/rules`, stores the result and returns it. */
export function updateWizard(transition: (wizard: Wizard) => Wizard): Wizard {
  const before = store.get(state);
  const after = transition(before);
  if (after !== before) {
    store.set(state, after);
    void stored.save(after);
  }
  return after;
}

/** Starts over. The campaign stays: it belongs to the visit. */
export const resetWizard = (): Wizard => updateWizard(({ campana }) => newWizard(campana));

/** Loads what this tab stored before, unless a choice was already made. */
export async function hydrateWizard(): Promise<void> {
  const wizard = await stored.load();
  if (wizard && store.get(state) === untouched) store.set(state, wizard);
}

/** Deletes the wizard and its stored value, whoever's it was. The campaign of the visit stays. */
export function clearWizard(): void {
  const { campana } = store.get(state);
  const cleared = newWizard(campana);
  store.set(state, cleared);
  stored.clear();
  if (campana !== newWizard().campana) void stored.save(cleared);
}
