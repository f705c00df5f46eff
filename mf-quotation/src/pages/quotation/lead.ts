import { CAPTCHA_ACTIONS, type LeadRequest } from '@vitrina/contract';
import type { AcceptedConfiguration } from '@vitrina/rules';
import { personOf } from '../../people/person';
import type { Person } from '../../people/person-form';

/** A lead without the parts that belong to one submit. */
export type LeadIntent = Omit<LeadRequest, 'attempt' | 'captchaToken'>;

/** The buyer's intent: a quotation of this configuration for this person. */
export const leadIntent = (customer: Person, configuration: AcceptedConfiguration, campaign: number): LeadIntent => ({
  ...personOf(customer),
  captchaAction: CAPTCHA_ACTIONS.form,
  campaign,
  ...configuration,
});
