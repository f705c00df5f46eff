import { goToStep } from '@vitrina/rules';
import { updateWizard } from '@vitrina/session-bus';
import { useEffect } from 'react';

/** Tells the wizard which step the buyer has come to, by button, address or the browser's back and forward. */
export function useStep(step: number) {
  useEffect(() => {
    updateWizard((wizard) => goToStep(wizard, step));
  }, [step]);
}
