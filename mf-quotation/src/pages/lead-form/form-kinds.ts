import { CAMPAIGNS, CAPTCHA_ACTIONS, campaignName } from '@vitrina/contract';
import type { Received } from '../../outcome/received';

/** A form outside the wizard (specification 1, section 2, 'Generic forms'). */
export type FormKind = {
  /** Names its draft and its attempts. */
  key: string;
  /** Its own campaign, if the visit has none. */
  campaign: number;
  /** The action of its captcha token, if the lead belongs to this campaign (specification 1, section 7). */
  actionOf(campaign: number): string;
  /** Repeats within this many ms after a submit are ignored; the first one counts (specification 1, section 9). */
  ignoreRepeatsMs: number;
  /** The toast of a submit with errors. */
  invalidText: string;
  /** What the thank-you page promises. */
  answer: Received;
};

const generic = (name: 'soluto' | 'chatbot' | 'crm'): FormKind => ({
  key: name,
  campaign: CAMPAIGNS[name],
  actionOf: (campaign) => CAPTCHA_ACTIONS.quote + (campaignName(campaign) ?? name),
  ignoreRepeatsMs: 5_000,
  invalidText: 'Completa el formulario',
  answer: 'quotation',
});

/** The form of no campaign: its leads are of the default one (specification 1, section 3). */
export const STANDARD_FORM = generic('soluto');
export const CHATBOT_FORM = generic('chatbot');
export const CRM_FORM = generic('crm');

export const POST_SALE_FORM: FormKind = {
  key: 'post-venta',
  campaign: CAMPAIGNS.postVenta,
  actionOf: () => CAPTCHA_ACTIONS.postSale,
  ignoreRepeatsMs: 15_000,
  invalidText: 'Verifique que la información ingresada sea la correcta',
  answer: 'call',
};
