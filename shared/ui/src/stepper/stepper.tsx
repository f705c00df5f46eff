import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../layout/visually-hidden';
import css from './stepper.module.css';

export type StepperProps = {
  /** Titles, in order. */
  steps: readonly string[];
  /** 1 is the first step. */
  current: number;
  /**
   * Called for another step, earlier or later: the owner goes there, or says what is missing first. Without it the steps
   * are shown and lead nowhere.
   */
  onStep?(step: number): void;
  className?: string;
};

/** The steps of the journey. On phones only the current one shows its title. */
export function Stepper({ steps, current, onStep, className }: StepperProps) {
  const Around = onStep ? 'nav' : 'section';
  return (
    <Around aria-label="Pasos" className={className}>
      <ol className={css.steps}>
        {steps.map((title, index) => {
          const step = index + 1;
          const state = step < current ? 'done' : step === current ? 'current' : 'later';
          return (
            <li key={title} className={css.step} data-state={state}>
              <Step {...{ step, state, onStep }}>
                <span className={css.number}>
                  <VisuallyHidden>Paso </VisuallyHidden>
                  {state === 'done' ? (
                    <>
                      <Icon name="check" size={14} strokeWidth={2.5} />
                      <VisuallyHidden>{`${step}, completo`}</VisuallyHidden>
                    </>
                  ) : (
                    <span>{step}</span>
                  )}
                </span>
                <span className={css.title}>{title}</span>
              </Step>
            </li>
          );
        })}
      </ol>
    </Around>
  );
}

type StepState = 'done' | 'current' | 'later';
type StepProps = Pick<StepperProps, 'onStep'> & { step: number; state: StepState; children: ReactNode };

function Step({ step, state, onStep, children }: StepProps) {
  const isCurrent = state === 'current' ? 'step' : undefined;
  if (!onStep)
    return (
      <span className={css.button} aria-current={isCurrent}>
        {children}
      </span>
    );
  return (
    <button
      type="button"
      className={css.button}
      aria-current={isCurrent}
      aria-disabled={state === 'later' || undefined}
      onClick={() => !isCurrent && onStep(step)}
    >
      {children}
    </button>
  );
}
