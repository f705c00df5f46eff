import { CAPTCHA_ACTIONS, CONSENT_VERSION, type LeadRequest } from '@vitrina/contract';
import type { Configuration } from '@vitrina/rules';
import type { Customer } from './customer-schema';

/** A lead without what belongs to one sending of it. */
export type LeadIntent = Omit<LeadRequest, 'attempt' | 'captchaToken'>;

/** What the buyer asks for: a quotation of this configuration for this person. */
export const leadIntent = (customer: Customer, configuration: Configuration, campaign: number): LeadIntent => ({
  identification: customer.ci,
  firstNames: customer.nombres,
  surnames: customer.apellidos,
  phone: customer.telefono,
  email: customer.email,
  consent: customer.promo,
  consentVersion: CONSENT_VERSION,
  captchaAction: CAPTCHA_ACTIONS.form,
  campaign,
  ...configuration,
});
