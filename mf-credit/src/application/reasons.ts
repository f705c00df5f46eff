import type { ApplicationForm, SubTab, SubTabKind } from '@vitrina/rules';

/** Why each sub-tab asks what it asks: one line below its heading. */
const REASONS: Readonly<Record<SubTabKind, string>> = {
  'personal-data': 'Con estos datos te identificamos y te ubicamos.',
  'economic-activity': 'Así se sabe de qué trabajo vienen tus ingresos.',
  'financial-situation': 'La ley pide saber de dónde salen los fondos de tu compra.',
  references: 'Sirven para confirmar tus datos. Avisa a estas personas: podrían recibir una llamada.',
  'exposed-person': 'La ley pide saber qué cargos públicos tienes o tuviste.',
  'exposed-relatives': 'La ley pide saber qué familiares o terceros cercanos tienen o tuvieron un cargo público.',
  authorization: 'Con tu firma declaras que el origen de tus fondos es lícito.',
  documents: 'Los documentos respaldan lo que llenaste.',
};

/** The same where a lender asks. */
const OF_CREDIT: Partial<Record<SubTabKind, string>> = {
  'financial-situation': 'Con esto el banco calcula cuánto puedes pagar cada mes.',
  authorization: 'Sin tu autorización el banco no puede revisar tu solicitud.',
};

/** The same of a spouse. */
const OF_SPOUSE: Partial<Record<SubTabKind, string>> = {
  'personal-data': 'Con estos datos se identifica a tu cónyuge.',
  'economic-activity': 'Así se sabe de qué trabajo vienen los ingresos de tu cónyuge.',
  'financial-situation': 'Los ingresos de tu cónyuge cuentan junto con los tuyos.',
};

/** Why a sub-tab of a wizard asks what it asks. */
export const reasonOf = ({ name }: ApplicationForm, { person, kind }: SubTab): string =>
  (person === 'spouse' && OF_SPOUSE[kind]) || (name === 'credit' && OF_CREDIT[kind]) || REASONS[kind];
