import { CAMPAIGNS, CAPTCHA_ACTIONS } from '@vitrina/contract';
import type { Received } from '../thanks/received';

/** A form without the wizard (specification 1, section 2, 'Generic forms'). */
export type FormKind = {
  /** Names its draft and its attempts. */
  key: string;
  /** Its own campaign, when the visit brought none. */
  campaign: number;
  /** What its captcha token is made for. */
  action: string;
  /** Repeats within this many ms after a submit are ignored; the first one counts (specification 1, section 9). */
  ignoreRepeatsMs: number;
  /** The toast of a submit with errors. */
  invalidText: string;
  /** What the thank-you page promises. */
  answer: Received;
};

const generic = (name: 'chatbot' | 'crm'): FormKind => ({
  key: name,
  campaign: CAMPAIGNS[name],
  action: CAPTCHA_ACTIONS.quote + name,
  ignoreRepeatsMs: 5_000,
  invalidText: 'Completa el formulario',
  answer: 'quotation',
});

export const CHATBOT_FORM = generic('chatbot');
export const CRM_FORM = generic('crm');

export const POST_SALE_FORM: FormKind = {
  key: 'post-venta',
  campaign: CAMPAIGNS.postVenta,
  action: CAPTCHA_ACTIONS.postSale,
  ignoreRepeatsMs: 15_000,
  invalidText: 'Verifique que la información ingresada sea la correcta',
  answer: 'call',
};
