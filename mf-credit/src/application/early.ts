import type { Application } from '@vitrina/contract';
import { FORM_TYPES } from '@vitrina/contract';
import type { SubTab, SubTabKind } from '@vitrina/rules';

/** Said of what needs a spouse who was not saved yet: their work, and the end of the wizard (specification 2, section 8). */
export const SPOUSE_FIRST = 'Completa el formulario de Cónyuge Datos Personales';

/** Of the spouse's sections before there is a spouse, as the specification spells them (docs/adr/0084). */
const WITHOUT_SPOUSE: Partial<Record<SubTabKind, string>> = {
  'economic-activity': SPOUSE_FIRST,
  'financial-situation': 'Completa el formulario del Cónyuge Datos Personales',
};

/** Why a section cannot be saved yet: the spouse's need the applicant's personal data, then the spouse's own. */
export function tooEarly({ sections, spouseId }: Application, { person, kind }: SubTab): string | undefined {
  if (person !== 'spouse') return undefined;
  const hasApplicant = sections.some(
    (saved) => saved.formType === FORM_TYPES.applicant && saved.section === 'personal-data',
  );
  if (kind === 'personal-data')
    return hasApplicant ? undefined : 'Completa el formulario del Solicitante Datos Personales';
  return spouseId === undefined ? WITHOUT_SPOUSE[kind] : undefined;
}
