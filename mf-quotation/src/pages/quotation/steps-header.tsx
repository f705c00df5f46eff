import { navigate, paths } from '@vitrina/navigation';
import { missingStepMessage, STEP_TITLES, stepHeaderAccess, stepSearch, type Wizard } from '@vitrina/rules';
import { notify } from '@vitrina/session-bus';
import { Container, Stepper } from '@vitrina/ui';
import css from './steps-header.module.css';

/** This page's place among the five steps. */
export const STEP = 4;

/** Address of a step for the model of the wizard, with the whole choice. */
export const stepPath = (wizard: Wizard, step: number): string =>
  paths.step(step, wizard.modelo, stepSearch(wizard, step));

/** The five steps: earlier ones open, the last one says what to complete first. */
export function StepsHeader({ wizard }: { wizard: Wizard }) {
  const open = (step: number) => {
    const access = stepHeaderAccess({ ...wizard, paso: STEP }, step);
    if (access.allowed) navigate(stepPath(wizard, step));
    else notify({ kind: 'warning', text: missingStepMessage(access.missingStep) });
  };
  return (
    <Container className={css.header}>
      <Stepper steps={STEP_TITLES} current={STEP} onStep={open} />
    </Container>
  );
}
