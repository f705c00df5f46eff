import { call, newAttemptId, useMutation, useQueryClient } from '@vitrina/api-client';
import { createQuotation, quotations } from '@vitrina/contract';
import { navigate, paths } from '@vitrina/navigation';
import { configurationOf, type Wizard } from '@vitrina/rules';
import { notify, resetWizard } from '@vitrina/session-bus';
import { useRef } from 'react';

/** Presses within this time of the last one are ignored (specification 1, section 9). */
export const SUBMIT_DEBOUNCE_MS = 2000;

/** One id for all tries to send the same content, so that repeating a submit never makes a second quotation. */
function useAttempt() {
  const attempt = useRef({ content: '', id: '' });
  return (content: unknown) => {
    const text = JSON.stringify(content);
    if (attempt.current.content !== text) attempt.current = { content: text, id: newAttemptId() };
    return attempt.current.id;
  };
}

/** Adds the configuration to the customer's quotations and opens their list; a failure is told by the api client. */
export function useAddQuotation(wizard: Wizard) {
  const client = useQueryClient();
  const attemptFor = useAttempt();
  const lastPress = useRef(Number.NEGATIVE_INFINITY);
  const { mutate, isPending } = useMutation({
    mutationFn: (quotation: NonNullable<ReturnType<typeof quotationOf>>) => {
      const attempt = attemptFor(quotation);
      return call(createQuotation, { ...quotation, attempt });
    },
    onSuccess() {
      void client.invalidateQueries({ queryKey: [quotations.path] });
      notify({ kind: 'success', text: 'Se ha Agregado Correctamente' });
      navigate(paths.quotations());
      resetWizard();
    },
  });

  const add = () => {
    const since = performance.now() - lastPress.current;
    lastPress.current = performance.now();
    const quotation = quotationOf(wizard);
    if (quotation && since >= SUBMIT_DEBOUNCE_MS) mutate(quotation);
  };
  return { add, isAdding: isPending };
}

function quotationOf(wizard: Wizard) {
  const configuration = configurationOf(wizard);
  return configuration && { ...configuration, campaign: wizard.campana };
}
