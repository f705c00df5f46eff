import { call, newAttemptId } from '@vitrina/api-client';
import {
  CAMPAIGNS,
  CAPTCHA_ACTIONS,
  CONSENT_VERSION,
  checkRegistration,
  createLead,
  LEAD_DEFAULTS,
  PRIVACY_VERSION,
  REQUEST_CONSTANTS,
  register,
} from '@vitrina/contract';
import { configurationOf } from '@vitrina/rules';
import { store, track, wizardAtom } from '@vitrina/session-bus';
import { captcha } from '../../../captcha';
import { attemptsOf } from '../../../leads/attempt';
import type { Customer } from '../customer-schema';
import { leadIntent } from '../lead';

const ACTION = CAPTCHA_ACTIONS.onlineForm;
const leadAttempts = attemptsOf('compra');

/** The lead of an online purchase belongs to its own campaign, unless the visit brought another one. */
const campaignOf = (campana: number) => campana || CAMPAIGNS.online;

async function postLead(customer: Customer): Promise<void> {
  const wizard = store.get(wizardAtom);
  const configuration = configurationOf(wizard);
  if (!configuration) return; // it has gone since the page was drawn, which then leads to what is missing
  const intent = { ...leadIntent(customer, configuration, campaignOf(wizard.campana)), captchaAction: ACTION };
  const attempt = await leadAttempts.of(intent);
  await call(createLead, { ...intent, attempt, captchaToken: await captcha.token(ACTION) });
  track('compra_en_linea', { modelo: wizard.modelo?.name, campana: intent.campaign });
}

/**
 * One purchase: checks the data, registers the user and sends the lead (specification 1, section 4). The registration's
 * attempt is kept in memory alone, because what it stands for holds a password: after a reload the account, which is not
 * verified yet, is simply registered anew.
 */
export function purchaseOf(customer: Customer) {
  const attempts = new Map<string, string>();
  const attemptFor = (password: string) => {
    const attempt = attempts.get(password) ?? newAttemptId();
    attempts.set(password, attempt);
    return attempt;
  };
  return {
    /** @returns the id of the user who waits for a one-time password. Rejects after the user has been told. */
    async register(password: string): Promise<number> {
      const { ci: identification, nombres, apellidos, telefono: phone, email } = customer;
      await call(checkRegistration, { identification, email });
      const { userId } = await call(register, {
        ...{ identification, password, phone, email },
        firstNames: nombres,
        surnames: apellidos,
        country: LEAD_DEFAULTS.country,
        applicationId: REQUEST_CONSTANTS.idTrack,
        consentVersion: CONSENT_VERSION,
        termsVersion: store.get(wizardAtom).versionTerminos,
        privacyVersion: PRIVACY_VERSION,
        attempt: attemptFor(password),
        captchaToken: await captcha.token(ACTION),
      });
      await postLead(customer);
      return userId;
    },
    /** The purchase is under way on the server: what comes next is another one. */
    finish: () => leadAttempts.clear(),
  };
}

/** Earns a token ahead of time. */
export const preparePurchase = () => captcha.prepare(ACTION);
