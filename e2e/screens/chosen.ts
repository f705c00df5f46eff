import type { Look } from './looks';

/** The pictures of `docs/screens`: a state of a walk, and how it is looked at. */
export const CHOSEN: { file: string; walk: string; state: string; look: Look }[] = [
  { file: 'home', walk: 'home', state: 'home', look: 'desktop light' },
  { file: 'home-phone', walk: 'home', state: 'home', look: 'phone dark' },
  { file: 'specifications', walk: 'configurator', state: 'specifications', look: 'phone light' },
  { file: 'power', walk: 'configurator', state: 'power', look: 'desktop dark' },
  { file: 'packages', walk: 'configurator', state: 'packages', look: 'desktop light' },
  { file: 'differences', walk: 'configurator', state: 'comparison of three', look: 'desktop light' },
  { file: 'accessories', walk: 'accessories', state: 'accessories, a kit chosen', look: 'desktop light' },
  { file: 'accessories-phone', walk: 'accessories', state: 'accessories, individual', look: 'phone light' },
  { file: 'exterior', walk: 'exterior', state: 'exterior with its 360', look: 'desktop light' },
  { file: 'exterior-day', walk: 'exterior', state: 'exterior by day', look: 'phone light' },
  { file: 'dealerships', walk: 'summary', state: 'dealership chosen', look: 'desktop light' },
  { file: 'dealerships-phone', walk: 'summary', state: 'dealership chosen', look: 'phone dark' },
  { file: 'print', walk: 'printedSummary', state: 'summary on paper', look: 'desktop light' },
  { file: 'form', walk: 'quotation', state: 'form', look: 'phone light' },
  { file: 'thanks', walk: 'quotation', state: 'thank-you page', look: 'desktop dark' },
  { file: 'sign-in', walk: 'signInDialog', state: 'sign-in dialog', look: 'desktop light' },
  { file: 'registration', walk: 'quotation', state: 'online purchase, registration', look: 'phone light' },
  { file: 'lead-form', walk: 'leadForms', state: 'vehicle chosen', look: 'desktop light' },
  { file: 'quotations', walk: 'quotationList', state: 'quotations', look: 'desktop light' },
  { file: 'quotations-phone', walk: 'quotationList', state: 'quotations', look: 'phone dark' },
  { file: 'privacy', walk: 'legalTexts', state: 'Política de privacidad', look: 'desktop light' },
];
