import { Button } from '@vitrina/ui';
import { WizardBar } from '../../price/wizard-bar';
import type { SubStepProps } from './sub-step';
import { useSubStepMoves } from './use-sub-step-moves';

type ConfiguratorBarProps = SubStepProps & { onReadTerms(): void };

/** Price and moves of the current sub-step. */
export function ConfiguratorBar({ wizard, loads, onReadTerms }: ConfiguratorBarProps) {
  const { back, goOn, canGoOn } = useSubStepMoves(wizard, loads, onReadTerms);
  return (
    <WizardBar wizard={wizard} onBack={back}>
      <Button disabled={!canGoOn} onClick={goOn}>
        Continuar
      </Button>
    </WizardBar>
  );
}
