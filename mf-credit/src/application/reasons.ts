import type { SubTabKind } from '@vitrina/rules';

/** Why each sub-tab asks what it asks: one line below its heading. */
export const REASONS: Readonly<Record<SubTabKind, string>> = {
  'personal-data': 'Con estos datos te identificamos y te ubicamos.',
  'economic-activity': 'Así se sabe de qué trabajo vienen tus ingresos.',
  'financial-situation': 'Lo que tienes, lo que ganas y lo que gastas muestra cuánto puedes pagar.',
  references: 'Tus cuentas y personas que te conocen confirman lo que declaras.',
  'exposed-person': 'La ley pide saber qué cargos públicos tienes o tuviste.',
  'exposed-relatives': 'La ley pide saber qué familiares o terceros cercanos tienen o tuvieron un cargo público.',
  authorization: 'Sin tu autorización no se puede revisar lo que declaras.',
  documents: 'Los documentos respaldan lo que llenaste.',
};

/** The same of a spouse, where it differs. */
export const SPOUSE_REASONS: Partial<Record<SubTabKind, string>> = {
  'personal-data': 'Con estos datos se identifica a tu cónyuge.',
  'economic-activity': 'Así se sabe de qué trabajo vienen los ingresos de tu cónyuge.',
  'financial-situation': 'Los ingresos de tu cónyuge cuentan junto con los tuyos.',
};
