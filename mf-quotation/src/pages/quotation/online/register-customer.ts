import { ApiError, call } from '@vitrina/api-client';
import { attemptsOf } from '@vitrina/api-client/mutation';
import {
  APPLICATION_ID,
  CAMPAIGNS,
  CAPTCHA_ACTIONS,
  CONSENT_VERSION,
  checkRegistration,
  createLead,
  IDENTITY_TYPES,
  LEAD_DEFAULTS,
  PRIVACY_VERSION,
  register,
  validateIdentity,
} from '@vitrina/contract';
import { complaint } from '@vitrina/forms';
import { configurationOf } from '@vitrina/rules';
import { notify, store, track, wizardAtom } from '@vitrina/session-bus';
import { captcha } from '../../../captcha';
import type { Person } from '../../../people/person-form';
import { leadIntent } from '../lead';

const ACTION = CAPTCHA_ACTIONS.onlineForm;
const leadAttempts = attemptsOf('compra');

/**
 * @returns its attempt; undefined if the configuration has disappeared since the page was rendered, which then
 * redirects to what is missing
 */
async function postLead(customer: Person, registration: string): Promise<string | undefined> {
  const wizard = store.get(wizardAtom);
  const configuration = configurationOf(wizard);
  if (!configuration) return undefined;
  const { campana } = wizard;
  const intent = {
    ...leadIntent(customer, configuration, CAMPAIGNS.online),
    captchaAction: ACTION,
    // Specification 1, section 4: the lead is sent with type online, whatever campaign brought the buyer.
    ...(campana > 0 && { visitCampaign: campana }),
  };
  const attempt = await leadAttempts.of(intent);
  // Not part of the intent: registering again makes no second lead.
  await call(createLead, { ...intent, attempt, registration, captchaToken: await captcha.token(ACTION) });
  track('compra_en_linea', { modelo: wizard.modelo?.name, campana: campana || CAMPAIGNS.online });
  return attempt;
}

const registrationOf = ({ ci: identification, nombres, apellidos, telefono, email }: Person, password: string) => ({
  ...{ identification, password, phone: telefono, email },
  firstNames: nombres,
  surnames: apellidos,
  country: LEAD_DEFAULTS.country,
  applicationId: APPLICATION_ID,
  consentVersion: CONSENT_VERSION,
  dealershipId: store.get(wizardAtom).agencia?.id,
  termsVersion: store.get(wizardAtom).versionTerminos,
  privacyVersion: PRIVACY_VERSION,
});

/** The server validates an identification, by its kind. @throws ApiError after the user has been told */
async function checkIdentity(identification: string): Promise<void> {
  const { valid } = await call(validateIdentity, { identification, type: IDENTITY_TYPES.nationalId });
  if (valid) return;
  const refusal = new ApiError('status', 422, 'El número de identificación no es válido');
  notify({ kind: 'error', text: refusal.message });
  throw refusal;
}

/**
 * One purchase: checks the data, registers the user and sends the lead (specification 1, section 4). After a reload the
 * account, which is not verified yet, is registered again.
 */
export function purchaseOf(customer: Person) {
  const registrations = attemptsOf('registro', { secret: true });
  const failure = complaint();
  let lead: string | undefined;
  return {
    /** @returns the id of the user who waits for a one-time password. Rejects after the user has been told. */
    register: (password: string): Promise<number> =>
      failure.during(async () => {
        const registration = registrationOf(customer, password);
        const { identification, email } = registration;
        await call(checkRegistration, { identification, email });
        await checkIdentity(identification);
        const attempt = await registrations.of(registration);
        const { userId } = await call(register, {
          ...registration,
          attempt,
          captchaToken: await captcha.token(ACTION),
        });
        lead = await postLead(customer, attempt);
        return userId;
      }),
    /** The purchase has started on the server: the next one is a new one. */
    async finish(): Promise<void> {
      if (lead !== undefined) await leadAttempts.end(lead);
    },
  };
}

/** Prepares a token. */
export const preparePurchase = () => captcha.prepare(ACTION);
