import type { Negotiation, PreviousAnswers } from '@vitrina/contract';
import { QuotationAside } from '@vitrina/journey';
import { cx, useMedia } from '@vitrina/ui';
import { useState } from 'react';
import { isSavedIn } from '../../../application/standing';
import { minutesLeft } from '../../../application/time-left';
import { REVIEW } from '../address';
import { Completion } from '../completion/completion';
import { CurrentSection } from './current-section';
import { useStepFocus } from './step-heading';
import { StepLine } from './step-line';
import { TaskList } from './task-list';
import { useWizard, type WizardParts } from './use-wizard';
import css from './wizard.module.css';

export type WizardProps = WizardParts & {
  found: Negotiation;
  previous: PreviousAnswers | undefined;
  /** The end has begun, or stopped where it was. */
  onCompleting(isCompleting: boolean): void;
};

/** A wizard: its tasks at the left, one section in the middle, the quotation at the right; on phones one below another. */
export function Wizard({ found, previous, onCompleting, ...parts }: WizardProps) {
  const { id, form, application, catalogues } = parts;
  const { tabs, subTabs, current, next, drafts, onSaved, onShownBy } = useWizard(parts);
  const hasList = useMedia('(min-width: 80rem)');
  const [isUnsaved, setUnsaved] = useState(false);
  const isSaved = isSavedIn(application);
  const heading = useStepFocus(current?.key ?? REVIEW);
  const at = current ? subTabs.indexOf(current) + 1 : undefined;
  const progress = { id, form, tabs, isSaved, current, isComplete: next === undefined };
  const position = { at, of: subTabs.length, minutes: minutesLeft(subTabs, isSaved) };
  return (
    <div className={cx(css.wizard, isUnsaved && css.unsaved)}>
      <QuotationAside quotation={found}>
        <div className={css.columns}>
          <div className={css.tasks}>
            <StepLine {...position} isOpen={hasList}>
              <TaskList {...progress} />
            </StepLine>
          </div>
          <div className={css.section}>
            {current ? (
              <CurrentSection
                key={`${current.key} ${drafts.replaced(current)}`}
                heading={heading}
                id={id}
                form={form}
                subTab={current}
                after={subTabs[subTabs.indexOf(current) + 1]}
                application={application}
                previous={previous}
                draft={drafts.of(current)}
                onSaved={(answers, saved) => onSaved(current, answers, saved)}
                onShownBy={onShownBy}
                onUnsaved={setUnsaved}
              />
            ) : (
              <Completion
                heading={heading}
                id={id}
                form={form}
                found={found}
                application={application}
                catalogues={catalogues}
                subTabs={subTabs}
                onCompleting={onCompleting}
              />
            )}
          </div>
        </div>
      </QuotationAside>
    </div>
  );
}
