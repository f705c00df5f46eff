import { loadCreditConsent, loadPaymentTerms } from '@vitrina/journey';
import type { LegalDocument } from '@vitrina/journey/legal';
import { paths } from '@vitrina/navigation';

type Purpose = {
  /** Name of the text that was agreed to. */
  name: string;
  /** What it allows. */
  text: string;
  /** Where the text can be read, if it is public. */
  page?: string;
  /** The text itself, of one that has no page of its own. */
  load?(): Promise<LegalDocument>;
};

/** What the customer agreed to, by the purposes of the server. */
const PURPOSES: Record<string, Purpose> = {
  'personal-data': {
    name: 'Tratamiento de datos personales',
    text: 'Atender tu solicitud, enviarte la cotización que pidas y contactarte sobre ella.',
  },
  terms: { name: 'Términos y condiciones', text: 'Usar el sitio y comprar en línea.', page: paths.terms() },
  privacy: {
    name: 'Política de privacidad',
    text: 'Cómo tratamos tus datos, por cuánto tiempo y con quién los compartimos.',
    page: paths.privacy(),
  },
  marketing: { name: 'Publicidad', text: 'Recibir ofertas y novedades de la marca.' },
  'payment-terms': { name: 'Términos de pago', text: 'Pagar tu compra en línea.', load: loadPaymentTerms },
  simulation: { name: 'Simulación de crédito', text: 'Calcular una cuota con tus datos.' },
  'credit-analysis': {
    name: 'Análisis de crédito',
    text: 'Que la entidad financiera estudie tu solicitud.',
    load: loadCreditConsent,
  },
  'credit-bureaus': { name: 'Consulta en burós de crédito', text: 'Consultar tu historial de crédito.' },
  'funds-declaration': {
    name: 'Declaración de licitud de fondos',
    text: 'Declarar de dónde viene el dinero de tu compra. Es una declaración jurada: no se retira.',
  },
};

/** The purpose of a consent. One that this page does not know goes by the server's own name. */
export const purposeOf = (purpose: string): Purpose =>
  (Object.hasOwn(PURPOSES, purpose) ? PURPOSES[purpose] : undefined) ?? { name: purpose, text: '' };
