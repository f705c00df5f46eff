import { ApiError, call } from '@vitrina/api-client';
import type { createVehicleLead, RequestOf } from '@vitrina/contract';
import { navigate, paths } from '@vitrina/navigation';
import { notify, store, track, wizardAtom } from '@vitrina/session-bus';
import { captcha } from '../../captcha';
import { attemptsOf } from '../../leads/attempt';
import type { FormKind } from './form-kinds';

type Request = RequestOf<typeof createVehicleLead>;
type Interest = Omit<Request, 'attempt' | 'captchaToken' | 'captchaAction' | 'campaign'>;

/** How long the page stays after a submit that succeeded (specification 1, section 9). */
const THANKS_MS = 500;

/**
 * Sends a form's lead: one for each intent, however often it is sent, under the campaign of the visit or the form's own.
 * Then the thank-you page.
 * @param failureText told instead of what the server says, when given
 */
export function leadSubmit(kind: FormKind, endpoint: typeof createVehicleLead, failureText?: string) {
  const attempts = attemptsOf(kind.key);
  return async (interest: Interest): Promise<void> => {
    const intent = {
      ...interest,
      campaign: store.get(wizardAtom).campana || kind.campaign,
      captchaAction: kind.action,
    };
    try {
      const attempt = await attempts.of(intent);
      const captchaToken = await captcha.token(kind.action);
      await call(endpoint, { ...intent, attempt, captchaToken }, { quiet: failureText !== undefined });
    } catch (error) {
      if (failureText !== undefined && error instanceof ApiError) notify({ kind: 'error', text: failureText });
      throw error;
    }
    attempts.clear();
    track('formulario_enviado', { formulario: kind.key, campana: intent.campaign });
    setTimeout(() => navigate(paths.thanks(), { state: { received: kind.answer } }), THANKS_MS);
  };
}
