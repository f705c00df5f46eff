import { hasPackage } from '@vitrina/rules';
import { Button } from '@vitrina/ui';
import { WizardBar } from '../../price/wizard-bar';
import type { LinkRestoration } from '../../restoration/use-restoration';
import type { SubStepProps } from './sub-step';
import { useSubStepMoves } from './use-sub-step-moves';

type ConfiguratorBarProps = SubStepProps & { link: LinkRestoration; onReadTerms(): void };

/** Price and navigation of the current sub-step. */
export function ConfiguratorBar({ wizard, loads, link, onReadTerms }: ConfiguratorBarProps) {
  const { back, goOn, canGoOn } = useSubStepMoves(wizard, loads, link, onReadTerms);
  const isLoading = loads.version.isFetching || loads.packages.isFetching;
  return (
    <WizardBar wizard={wizard} isCalculating={!hasPackage(wizard) && isLoading} onBack={back}>
      <Button disabled={!canGoOn} onClick={goOn}>
        Continuar
      </Button>
    </WizardBar>
  );
}
