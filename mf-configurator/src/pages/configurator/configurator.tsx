import { acceptTerms, type Wizard } from '@vitrina/rules';
import { updateWizard } from '@vitrina/session-bus';
import { Container, PageHeading } from '@vitrina/ui';
import { useState } from 'react';
import { RestorationFailed, RestoredCallout } from '../../restoration/restored';
import { useRestoration } from '../../restoration/use-restoration';
import { carDescription, carPicture } from '../../stage/car-picture';
import { CarStage } from '../../stage/car-stage';
import { useKeptAddress } from '../../steps/use-kept-address';
import { useStep } from '../../steps/use-step';
import { TermsDialog } from '../../terms/terms-dialog';
import css from './configurator.module.css';
import { ConfiguratorBar } from './configurator-bar';
import { ExteriorStage } from './exterior/exterior-stage';
import { SubStepContent } from './sub-step-content';
import { SubStepMenu } from './sub-step-menu';
import { useLoads } from './use-loads';
import { useSubStepMoves } from './use-sub-step-moves';

/** Step 2 for a chosen model and province: the car on its stage, the sub-step's choices, the price. */
export function Configurator({ wizard, modelId }: { wizard: Wizard; modelId: number }) {
  useStep(2, false);
  const loads = useLoads(wizard);
  // What the terms were opened for: to be read, or by 'Continuar', which goes on once they are accepted.
  const [terms, setTerms] = useState<'read' | 'go-on' | null>(null);
  const readTerms = () => setTerms('read');
  const link = useRestoration(wizard, modelId, loads, readTerms);
  const moves = useSubStepMoves(wizard, loads, link, () => setTerms('go-on'));
  useKeptAddress(2, !link.isPending, link.mayKeep);
  const answerTerms = (accepted: boolean) => {
    const after = updateWizard((before) => acceptTerms(before, accepted));
    setTerms(null);
    if (accepted && !link.follow() && terms === 'go-on') moves.goOnAccepted(after);
  };
  return (
    <>
      {/* Before the sub-steps: it closes, and gives the focus back, before a new one takes it. */}
      <TermsDialog
        open={terms !== null}
        restored={link.isPending}
        onAnswer={answerTerms}
        onClose={() => setTerms(null)}
      />
      <SubStepMenu wizard={wizard} loads={loads} />
      {/* The terms say it themselves while they are open; behind them it would push the page down. */}
      {link.isFailed ? <RestorationFailed onRetry={link.retry} /> : terms === null && <RestoredCallout />}
      <Container className={css.columns}>
        <div className={css.car}>
          <CarStage
            picture={carPicture(wizard)}
            alt={carDescription(wizard)}
            heading={<PageHeading>{wizard.modelo?.name}</PageHeading>}
          >
            {wizard.subpaso === 4 && <ExteriorStage wizard={wizard} />}
          </CarStage>
        </div>
        <SubStepContent wizard={wizard} loads={loads} onReadTerms={readTerms} />
      </Container>
      <ConfiguratorBar wizard={wizard} loads={loads} moves={moves} />
    </>
  );
}
