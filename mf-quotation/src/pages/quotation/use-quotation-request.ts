import { call } from '@vitrina/api-client';
import { attemptsOf } from '@vitrina/api-client/mutation';
import { createLead } from '@vitrina/contract';
import { currentVisit, navigate, paths } from '@vitrina/navigation';
import { configurationOf } from '@vitrina/rules';
import { resetWizard, store, track, wizardAtom } from '@vitrina/session-bus';
import { useEffect, useRef, useState } from 'react';
import { captcha } from '../../captcha';
import { type Quoted, quotedOf } from '../../outcome/quoted';
import type { Person } from '../../people/person-form';
import { leadIntent } from './lead';

/** How long the success state stays (specification 1, section 9). */
const SUCCESS_MS = 3_000;

const attempts = attemptsOf('cotiza');

/** A created lead: its attempt, and what the thank-you page shows of it. */
type Sent = { attempt: string; quoted: Quoted | undefined };

/** Posts the lead of the current wizard. Rejects if it could not be created, after telling the user. */
async function postLead(customer: Person): Promise<Sent | undefined> {
  const wizard = store.get(wizardAtom);
  const configuration = configurationOf(wizard);
  if (!configuration) return undefined; // it has gone since the page was drawn, which then leads to what is missing
  const intent = leadIntent(customer, configuration, wizard.campana);
  const attempt = await attempts.of(intent);
  const captchaToken = await captcha.token(intent.captchaAction);
  const { number } = await call(createLead, { ...intent, attempt, captchaToken });
  track('cotizacion_enviada', { modelo: wizard.modelo?.name, campana: wizard.campana });
  return { attempt, quoted: quotedOf(wizard, number) };
}

/** The wizard is done: its choices are cleared, and with them the attempt. */
function finish({ attempt }: Sent) {
  void attempts.end(attempt);
  resetWizard();
}

/**
 * Sends a quotation request. Then `quoted` is set, the success state shows for 3 s, the wizard is cleared and the app
 * goes to the thank-you page; leaving earlier clears it too. `height` is that of the form's page, in pixels, which the
 * success state keeps, so that nothing jumps where the buyer is looking.
 */
export function useQuotationRequest() {
  const [sent, setSent] = useState<Sent>();
  const height = useRef(0);

  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => {
      finish(sent);
      // Replaced, because going back would open a form without a configuration.
      navigate(paths.thanks(), { replace: true, state: { quoted: sent.quoted } });
    }, SUCCESS_MS);
    return () => {
      clearTimeout(timer);
      finish(sent);
    };
  }, [sent]);

  const send = async (customer: Person) => {
    const isHere = currentVisit();
    const next = await postLead(customer);
    // A buyer who has moved on may have begun another configuration: only the attempt ends.
    if (next && !isHere()) return attempts.end(next.attempt);
    height.current = document.querySelector('main')?.offsetHeight ?? 0;
    setSent(next);
  };
  return { quoted: sent?.quoted, height: height.current, send };
}
