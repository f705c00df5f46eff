import { navigate, paths } from '@vitrina/navigation';
import { forwardBlock, goToSubStep, hasAccessories, nextSubStep, previousSubStep, type Wizard } from '@vitrina/rules';
import { updateWizard } from '@vitrina/session-bus';
import { stepPath } from '../../steps/step-path';
import type { Loads } from './loads/use-loads';

/**
 * Where 'Regresar' and 'Continuar' lead. Without the terms 'Continuar' opens them; it is disabled while what the next
 * sub-step needs is loading or not sold. When accessories cannot be loaded their sub-step opens and says so.
 */
export function useSubStepMoves(wizard: Wizard, loads: Loads, onReadTerms: () => void) {
  const offer = loads.accessories.data;
  const hasAny = offer ? hasAccessories(offer) : true;
  const block = forwardBlock(wizard);
  const isWaiting =
    (wizard.subpaso === 1 && loads.packages.isPending) || (wizard.subpaso === 2 && loads.accessories.isPending);

  return {
    canGoOn: block === 'terms' || (block === null && !isWaiting),
    goOn() {
      if (block === 'terms') return onReadTerms();
      const next = nextSubStep(wizard, hasAny);
      if (next === 'summary') navigate(stepPath(wizard, 3));
      else updateWizard((before) => goToSubStep(before, next));
    },
    back() {
      const previous = previousSubStep(wizard, hasAny);
      if (previous === 'home') navigate(paths.home());
      else updateWizard((before) => goToSubStep(before, previous));
    },
  };
}
