import { StepsHeader } from '@vitrina/journey';
import type { ReactNode } from 'react';
import { RestoredCallout } from '../restoration/restored';
import { useWizard } from '../wizard/use-wizard';
import css from './wizard-page.module.css';

/** A page of the wizard: the steps above, and the price bar at the bottom of the screen however short the page is. */
export function WizardPage({ step, children }: { step: number; children: ReactNode }) {
  return (
    <div className={css.page}>
      <StepsHeader wizard={useWizard()} current={step} />
      <div className={css.body} data-step={step}>
        {/* Step 2 shows it below its menu, to which the page is scrolled. */}
        {step > 2 && <RestoredCallout />}
        {children}
      </div>
    </div>
  );
}
