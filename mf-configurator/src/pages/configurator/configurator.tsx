import { acceptTerms, type Wizard } from '@vitrina/rules';
import { updateWizard } from '@vitrina/session-bus';
import { Container, PageHeading } from '@vitrina/ui';
import { useState } from 'react';
import { carDescription, carPicture } from '../../stage/car-picture';
import { CarStage } from '../../stage/car-stage';
import { useStep } from '../../steps/use-step';
import { TermsDialog } from '../../terms/terms-dialog';
import css from './configurator.module.css';
import { ConfiguratorBar } from './configurator-bar';
import { CarTurntable } from './exterior/car-turntable';
import { useLoads } from './loads/use-loads';
import { SubStepContent } from './sub-step-content';
import { SubStepMenu } from './sub-step-menu';

/** Step 2 for a chosen model and province: the car on its stage, the sub-step's choices, the price. */
export function Configurator({ wizard }: { wizard: Wizard }) {
  useStep(2);
  const loads = useLoads(wizard);
  const [isReadingTerms, setReadingTerms] = useState(false);
  const turns = wizard.subpaso === 4 && (wizard.color?.frames.length ?? 0) > 0;
  const readTerms = () => setReadingTerms(true);
  return (
    <>
      <SubStepMenu wizard={wizard} loads={loads} />
      <Container className={css.columns}>
        <div className={css.car}>
          <CarStage
            picture={carPicture(wizard)}
            alt={carDescription(wizard)}
            heading={<PageHeading>{wizard.modelo?.name}</PageHeading>}
            turntable={turns && <CarTurntable wizard={wizard} />}
          />
        </div>
        <SubStepContent wizard={wizard} loads={loads} onReadTerms={readTerms} />
      </Container>
      <ConfiguratorBar wizard={wizard} loads={loads} onReadTerms={readTerms} />
      <TermsDialog
        open={isReadingTerms}
        onAnswer={(accepted) => {
          updateWizard((before) => acceptTerms(before, accepted));
          setReadingTerms(false);
        }}
        onClose={() => setReadingTerms(false)}
      />
    </>
  );
}
