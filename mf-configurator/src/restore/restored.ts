import { store } from '@vitrina/session-bus';
import { atom } from 'jotai';

/** What the buyer is told after a link has been restored: each thing that was replaced; null when nobody need be told. */
export type Restored = { told: readonly string[]; needsTerms: boolean };

const state = atom<Restored | null>(null);

/** Outlives the way from step 2 to step 3. */
export const restoredAtom = atom((get) => get(state));

/** Shows the notice of a restored link, or takes it away. */
export const tellRestored = (restored: Restored | null): void => store.set(state, restored);
