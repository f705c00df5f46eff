import { LoadFailed } from '@vitrina/journey';
import { Loading, Skeleton } from '@vitrina/ui';
import type { Ref } from 'react';
import { Review, type ReviewProps } from '../review/review';
import { StepHeading } from '../wizard/step-heading';
import { useCompletion } from './use-completion';

type CompletionProps = Omit<ReviewProps, 'isSending' | 'onSend'> & {
  heading: Ref<HTMLHeadingElement>;
  onCompleting(isCompleting: boolean): void;
};

/** The end of a wizard: it is checked, then all answers are shown and sent. */
export function Completion({ heading, onCompleting, ...review }: CompletionProps) {
  const { id, form, found } = review;
  const { phase, check, send } = useCompletion({ id, form, found, onCompleting });
  return (
    <>
      <StepHeading heading={heading} lead="Revisa tus respuestas antes de enviarlas.">
        Revisa y envía
      </StepHeading>
      {phase === 'checking' && (
        <Loading label="Comprobando tus datos">
          <Skeleton shape="picture" />
        </Loading>
      )}
      {phase === 'failed' && <LoadFailed what="la comprobación de tus datos" onRetry={check} />}
      {(phase === 'review' || phase === 'sending') && (
        <Review {...review} isSending={phase === 'sending'} onSend={send} />
      )}
    </>
  );
}
