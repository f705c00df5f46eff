import type { Application } from '@vitrina/contract';
import type { Person } from '@vitrina/rules';
import { notify } from '@vitrina/session-bus';

const APPLICANT_FIRST = 'Completa el formulario del Solicitante Datos Personales';
const SPOUSE_FIRST = 'Completa el formulario de Cónyuge Datos Personales';

/** What must be saved before the personal data of a person may be (specification 2, section 5); undefined for nothing. */
export const beforePersonalData = (person: Person, { answers }: Application): string | undefined =>
  person === 'spouse' && !answers.personalData ? APPLICANT_FIRST : undefined;

/** The same for any other section: one of the spouse needs the id that saving their personal data has answered. */
export const beforeSection = (person: Person, { spouseId }: Application): string | undefined =>
  person === 'spouse' && spouseId === undefined ? SPOUSE_FIRST : undefined;

/** Ends a save before anything is sent. It has a status, as a failed call has: whoever catches it has nothing to report. */
export class Refusal extends Error {
  readonly status = 0;
}

/** Refuses a save while something else must be saved first, and says what. */
export function refuseUntil(first: string | undefined): void {
  if (first === undefined) return;
  notify({ kind: 'warning', text: first });
  throw new Refusal(first);
}
