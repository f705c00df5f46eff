import { schemaOf } from '@vitrina/forms';
import type { ApplicationForm, Person } from '@vitrina/rules';
import { LABELS } from '@vitrina/rules/answer-labels';
import type * as v from 'valibot';
import { type DescribedValues, type Description, fieldsIn, type OutputOfBoth } from '../parts/description';
import { endDateError } from '../parts/end-date';
import { PERSONAL_DATA } from './fields';

type Applicant = typeof PERSONAL_DATA.applicant;
export type PersonalDataValues = DescribedValues<Applicant>;
export type PersonalDataOutput = OutputOfBoth<typeof PERSONAL_DATA.spouse, Applicant>;

/** What a person is asked in a wizard, and the rules of its form. */
type Asked = { description: Description; schema: v.GenericSchema<PersonalDataValues, PersonalDataOutput> };

function make(person: Person, asksExposure: boolean): Asked {
  const { 'Cargos públicos': exposure, ...others } = PERSONAL_DATA.applicant;
  const ofApplicant: Description = asksExposure ? { ...others, 'Cargos públicos': exposure } : others;
  const description = person === 'applicant' ? ofApplicant : PERSONAL_DATA.spouse;
  const endsAfterItBegan = ({ desde, hasta }: { desde?: unknown; hasta?: unknown }) => ({
    hasta: endDateError(LABELS.personalData.officeUntil, desde as string, hasta as string),
  });
  // A field that is not asked for has no output: the types say 'perhaps' of it.
  const schema = schemaOf(fieldsIn(description), endsAfterItBegan) as never;
  return { description, schema };
}

const made = new Map<string, Asked>();

/** What a person is asked in a wizard; the same object each time, as a form's schema must be. */
export function askedOf(person: Person, { asksExposure }: Pick<ApplicationForm, 'asksExposure'>): Asked {
  const key = `${person} ${asksExposure}`;
  const asked = made.get(key) ?? make(person, asksExposure);
  made.set(key, asked);
  return asked;
}
