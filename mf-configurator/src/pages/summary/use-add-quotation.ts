import { call, useMutation, useQueryClient } from '@vitrina/api-client';
import { attemptsOf } from '@vitrina/api-client/mutation';
import { createQuotation, quotations } from '@vitrina/contract';
import { navigate, paths } from '@vitrina/navigation';
import { configurationOf, firstOfPresses, type Wizard } from '@vitrina/rules';
import { notify, resetWizard } from '@vitrina/session-bus';
import { useState } from 'react';

/** Presses within this time of an accepted one are ignored, unless it failed (specification 1, section 9). */
const SUBMIT_DEBOUNCE_MS = 2000;

const attempts = attemptsOf('agregar');

/**
 * Adds the configuration to the customer's quotations and opens their list; the API client reports a failure. A buyer
 * who has left the page before the answer is notified and stays where they are, with the configuration that they may
 * have begun.
 */
export function useAddQuotation(wizard: Wizard) {
  const client = useQueryClient();
  const [{ press }] = useState(() => firstOfPresses(SUBMIT_DEBOUNCE_MS, () => performance.now()));
  const { mutateAsync, isPending } = useMutation({
    async mutationFn(quotation: NonNullable<ReturnType<typeof quotationOf>>) {
      const attempt = await attempts.of(quotation);
      await call(createQuotation, { ...quotation, attempt });
      await attempts.end(attempt);
    },
    onSuccess() {
      void client.invalidateQueries({ queryKey: [quotations.path] });
      notify({ kind: 'success', text: 'Se ha Agregado Correctamente', forNextPage: true });
    },
  });

  const goOn = () => {
    navigate(paths.quotations());
    resetWizard();
  };
  const add = () => {
    const quotation = quotationOf(wizard);
    if (!quotation) return;
    // Callbacks passed here are not called after the page has unmounted. The API client reports a failure.
    press(() => mutateAsync(quotation, { onSuccess: goOn }))?.catch(() => undefined);
  };
  return { add, isAdding: isPending };
}

function quotationOf(wizard: Wizard) {
  const configuration = configurationOf(wizard);
  return configuration && { ...configuration, campaign: wizard.campana };
}
