import { hasPackage } from '@vitrina/rules';
import { Button } from '@vitrina/ui';
import { WizardBar } from '../../price/wizard-bar';
import type { SubStepProps } from './sub-step';
import type { SubStepMoves } from './use-sub-step-moves';

/** Price and navigation of the current sub-step. */
export function ConfiguratorBar({ wizard, loads, moves }: SubStepProps & { moves: SubStepMoves }) {
  const isLoading = loads.version.isFetching || loads.packages.isFetching;
  return (
    <WizardBar wizard={wizard} isCalculating={!hasPackage(wizard) && isLoading} onBack={moves.back}>
      <Button disabled={!moves.canGoOn} onClick={moves.goOn}>
        Continuar
      </Button>
    </WizardBar>
  );
}
