import type { CallOptions } from '@vitrina/api-client';
import { attemptsOf } from '@vitrina/api-client/mutation';
import type { VehicleLeadRequest } from '@vitrina/contract';
import { currentVisit, navigateLater, paths } from '@vitrina/navigation';
import { notify, store, track, wizardAtom } from '@vitrina/session-bus';
import { captcha } from '../../captcha';
import type { FormKind } from './form-kinds';

type Interest = Omit<VehicleLeadRequest, 'attempt' | 'captchaToken' | 'captchaAction' | 'campaign'>;

/** How long the page stays after a successful submit (specification 1, section 9). */
const THANKS_MS = 500;

/** The campaign of the visit, or the form's own, and the action of its captcha token. */
export function leadOf(kind: FormKind): Pick<VehicleLeadRequest, 'campaign' | 'captchaAction'> {
  const campaign = store.get(wizardAtom).campana || kind.campaign;
  return { campaign, captchaAction: kind.actionOf(campaign) };
}

/** Makes the form's call. */
type Send = (lead: VehicleLeadRequest, options: CallOptions) => Promise<unknown>;

/**
 * Sends a form's lead: one per intent, however often it is sent, under the campaign of the visit or the form's own.
 * Then goes to the thank-you page, unless the customer has moved on meanwhile.
 * @param failureText shown instead of the server's message, if given
 */
export function leadSubmit(kind: FormKind, send: Send, failureText?: string) {
  const attempts = attemptsOf(kind.key);
  return async (interest: Interest): Promise<void> => {
    const isHere = currentVisit();
    const intent = { ...interest, ...leadOf(kind) };
    const attempt = await attempts.of(intent);
    try {
      const captchaToken = await captcha.token(intent.captchaAction);
      await send({ ...intent, attempt, captchaToken }, { quiet: failureText !== undefined });
    } catch (error) {
      if (failureText !== undefined) notify({ kind: 'error', text: failureText });
      throw error;
    }
    await attempts.end(attempt);
    track('formulario_enviado', { formulario: kind.key, campana: intent.campaign });
    navigateLater(paths.thanks(), { afterMs: THANKS_MS, isHere, state: { received: kind.answer } });
  };
}
