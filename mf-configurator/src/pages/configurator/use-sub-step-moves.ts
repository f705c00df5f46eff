import { navigate, paths } from '@vitrina/navigation';
import { forwardBlock, hasAccessories, nextSubStep, previousSubStep, type Wizard } from '@vitrina/rules';
import type { LinkRestoration } from '../../restoration/use-restoration';
import { openSubStep, openSummary } from '../../steps/open-sub-step';
import type { Loads } from './use-loads';

/**
 * Targets of 'Regresar' and 'Continuar'. Without the terms 'Continuar' opens them, and `goOnAccepted` leads on from
 * there; it is disabled while what the next sub-step needs is loading or not sold. If accessories cannot be loaded their
 * sub-step opens and says so.
 */
export function useSubStepMoves(wizard: Wizard, loads: Loads, link: LinkRestoration, onReadTerms: () => void) {
  const offer = loads.accessories.data;
  const hasAny = offer ? hasAccessories(offer) : true;
  const block = forwardBlock(wizard);
  const isWaiting =
    link.isRestoring ||
    (wizard.subpaso === 1 && loads.packages.isPending) ||
    (wizard.subpaso === 2 && loads.accessories.isPending);

  const openNext = (from: Wizard) => {
    const next = nextSubStep(from, hasAny);
    if (next === 'summary') openSummary();
    else openSubStep(next);
  };

  return {
    canGoOn: block === 'terms' || (block === null && !isWaiting),
    goOn() {
      if (block === 'terms') return onReadTerms();
      if (!link.follow()) openNext(wizard);
    },
    goOnAccepted(accepted: Wizard) {
      if (forwardBlock(accepted) === null && !isWaiting) openNext(accepted);
    },
    back() {
      const previous = previousSubStep(wizard, hasAny);
      if (previous === 'home') navigate(paths.home());
      else openSubStep(previous);
    },
  };
}

export type SubStepMoves = ReturnType<typeof useSubStepMoves>;
