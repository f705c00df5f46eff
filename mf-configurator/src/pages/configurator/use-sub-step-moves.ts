import { navigate, paths } from '@vitrina/navigation';
import { forwardBlock, hasAccessories, nextSubStep, previousSubStep, type Wizard } from '@vitrina/rules';
import type { LinkRestoration } from '../../restoration/use-restoration';
import { openSubStep, openSummary } from '../../steps/open-sub-step';
import type { Loads } from './use-loads';

/**
 * Targets of 'Regresar' and 'Continuar'. Without the terms 'Continuar' opens them; it is disabled while what the next
 * sub-step needs is loading or not sold. If accessories cannot be loaded their sub-step opens and says so.
 */
export function useSubStepMoves(wizard: Wizard, loads: Loads, link: LinkRestoration, onReadTerms: () => void) {
  const offer = loads.accessories.data;
  const hasAny = offer ? hasAccessories(offer) : true;
  const block = forwardBlock(wizard);
  const isWaiting =
    link.isRestoring ||
    (wizard.subpaso === 1 && loads.packages.isPending) ||
    (wizard.subpaso === 2 && loads.accessories.isPending);

  return {
    canGoOn: block === 'terms' || (block === null && !isWaiting),
    goOn() {
      if (block === 'terms') return onReadTerms();
      if (link.follow()) return;
      const next = nextSubStep(wizard, hasAny);
      if (next === 'summary') openSummary();
      else openSubStep(next);
    },
    back() {
      const previous = previousSubStep(wizard, hasAny);
      if (previous === 'home') navigate(paths.home());
      else openSubStep(previous);
    },
  };
}
