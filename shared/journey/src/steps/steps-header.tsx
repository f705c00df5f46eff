import { navigate } from '@vitrina/navigation';
import { missingStepMessage, STEP_TITLES, stepHeaderAccess, type Wizard } from '@vitrina/rules';
import { notify } from '@vitrina/session-bus';
import { Container, Stepper } from '@vitrina/ui';
import { stepPath } from './step-path';
import css from './steps-header.module.css';

/** The five steps above every page of the wizard: earlier ones open, a later one says what to complete first. */
export function StepsHeader({ wizard, current }: { wizard: Wizard; current: number }) {
  const open = (step: number) => {
    const access = stepHeaderAccess({ ...wizard, paso: current }, step);
    if (access.allowed) navigate(stepPath(wizard, step));
    else notify({ kind: 'warning', text: missingStepMessage(access.missingStep) });
  };
  return (
    <Container className={css.header}>
      <Stepper steps={STEP_TITLES} current={current} onStep={open} />
    </Container>
  );
}
