import { goToStep } from '@vitrina/rules';
import { updateWizard } from '@vitrina/session-bus';
import { useEffect } from 'react';
import { useKeptAddress } from './use-kept-address';

/**
 * Sets the wizard's step, whether the buyer came by button, address or the browser's back and forward, and keeps the
 * choice in the address of steps 2 and 3 (`keepsAddress`: not while a link is being restored).
 */
export function useStep(step: number, keepsAddress: boolean = step > 1) {
  useKeptAddress(step, keepsAddress);
  useEffect(() => {
    updateWizard((wizard) => goToStep(wizard, step));
  }, [step]);
}
