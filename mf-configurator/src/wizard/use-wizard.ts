import type { Wizard } from '@vitrina/rules';
import { wizardAtom } from '@vitrina/session-bus';
import { useAtomValue } from 'jotai';

/** The buyer's choices so far; change them only through `updateWizard` of the session bus. */
export const useWizard = (): Wizard => useAtomValue(wizardAtom);
