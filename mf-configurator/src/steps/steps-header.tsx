import { navigate } from '@vitrina/navigation';
import { missingStepMessage, STEP_TITLES, stepHeaderAccess } from '@vitrina/rules';
import { notify } from '@vitrina/session-bus';
import { Container, Stepper } from '@vitrina/ui';
import { useWizard } from '../wizard/use-wizard';
import { stepPath } from './step-path';
import css from './steps-header.module.css';

/** The five steps over every page of the wizard: earlier ones open, a later one says what to complete first. */
export function StepsHeader({ current }: { current: number }) {
  const wizard = useWizard();
  const open = (step: number) => {
    const access = stepHeaderAccess({ ...wizard, paso: current }, step);
    if (!access.allowed) notify({ kind: 'warning', text: missingStepMessage(access.missingStep) });
    else navigate(stepPath(wizard, step));
  };
  return (
    <Container className={css.header}>
      <Stepper steps={STEP_TITLES} current={current} onStep={open} />
    </Container>
  );
}
