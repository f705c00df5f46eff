import { ApiError, useMutation, useQueryClient } from '@vitrina/api-client';
import { mutation } from '@vitrina/api-client/mutation';
import {
  application as applicationCall,
  dataValidation,
  decideApplication,
  type Negotiation,
  negotiation,
} from '@vitrina/contract';
import { currentVisit } from '@vitrina/navigation';
import type { ApplicationForm } from '@vitrina/rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { paymentStep } from './payment-step';

/** A failed call was told by api-client; anything else is a bug. */
const told = (error: unknown) => {
  if (!(error instanceof ApiError)) reportError(error);
};

export type Phase =
  /** Whether it can be paid is being asked, or the payment begins. */
  | 'checking'
  /** It was not answered: told, and asked again by a press. */
  | 'failed'
  /** All answers are shown, to be sent. */
  | 'review'
  | 'sending';

export type Completion = { phase: Phase; check(): Promise<void>; send(): Promise<void> };

type CompletionParts = {
  id: number;
  form: ApplicationForm;
  found: Negotiation;
  onCompleting(isCompleting: boolean): void;
};

/**
 * The end of a wizard whose sub-tabs are all complete (specification 2, section 4): the data validation by itself, then the
 * payment step, or the review whose 'Enviar' runs decision, look-up and payment step. A failure is told and stays here.
 */
export function useCompletion({ id, form, found, onCompleting }: CompletionParts): Completion {
  const client = useQueryClient();
  const { mutateAsync: validate } = useMutation(mutation(dataValidation));
  const { mutateAsync: decide } = useMutation(mutation(decideApplication));
  const { mutateAsync: lookUp } = useMutation(mutation(negotiation));
  const [phase, setPhase] = useState<Phase>('checking');

  async function check() {
    const isHere = currentVisit();
    setPhase('checking');
    try {
      const { canBePaid } = await validate({ id });
      if (!isHere()) return;
      if (!canBePaid) return setPhase('review');
      await paymentStep(id, found);
    } catch (error) {
      told(error);
      setPhase('failed');
    }
  }

  async function send() {
    const isHere = currentVisit();
    setPhase('sending');
    onCompleting(true);
    try {
      await decide({ id, kind: form.kind });
      const decided = await lookUp({ id });
      // Who has gone elsewhere meanwhile stays there.
      if (isHere()) await paymentStep(id, decided);
    } catch (error) {
      told(error);
      // It may be that a section is missing, or that the quotation is of another kind by now.
      for (const { path } of [applicationCall, negotiation]) void client.invalidateQueries({ queryKey: [path] });
      stop();
    }
  }

  const stop = useCallback(() => {
    onCompleting(false);
    setPhase('review');
  }, [onCompleting]);
  // Back from the provider, in the document that was left for it.
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => persisted && stop();
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, [stop]);

  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void check();
  });
  return { phase, check, send };
}
