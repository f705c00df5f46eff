import { hasAccessories } from '@vitrina/rules';
import { Container, SubSteps } from '@vitrina/ui';
import { openSubStep } from '../../steps/open-sub-step';
import { SUB_MENU_ID, SUB_STEP_TITLES, SUB_STEPS, type SubStepProps } from './sub-step';
import css from './sub-step-menu.module.css';

/** The five sub-steps: earlier ones open; the step's own button continues. */
export function SubStepMenu({ wizard, loads }: SubStepProps) {
  const offer = loads.accessories.data;
  const isSkipped = offer !== undefined && !hasAccessories(offer);
  const steps = SUB_STEPS.map((id) => ({
    id,
    title: SUB_STEP_TITLES[id],
    disabled: id > wizard.subpaso || (id === 3 && isSkipped),
  }));
  return (
    <Container id={SUB_MENU_ID} className={css.menu}>
      <SubSteps label="Personaliza tu vehículo" steps={steps} current={wizard.subpaso} onStep={openSubStep} />
    </Container>
  );
}
