import { IDENTITY_TYPES } from '@vitrina/contract';
import {
  digitsField,
  emailField,
  filled,
  type Item,
  integerField,
  landlineField,
  messages,
  optional,
  selectField,
  textField,
  when,
} from '@vitrina/forms';
import { comboField } from '@vitrina/forms/combo';
import { hasEmployer, isValidIdentity, type Person } from '@vitrina/rules';
import { LABELS } from '@vitrina/rules/answer-labels';
import * as v from 'valibot';

const L = LABELS.economicActivity;
/** Longest texts (specification 2, section 5). */
const MAX = { company: 350, position: 120, address: 50 } as const;
const YEARS = { min: 1, max: 99 } as const;
const MONTHS = { min: 0, max: 11 } as const;

/** The tax number of a natural person or of a company. */
const taxNumber = (label: string) =>
  v.pipe(
    filled(label),
    v.digits(messages.digits(label)),
    v.check(
      (number) =>
        isValidIdentity(number, IDENTITY_TYPES.naturalTaxNumber) ||
        isValidIdentity(number, IDENTITY_TYPES.legalTaxNumber),
      messages.identity(label),
    ),
  );

export const relationship = selectField({ name: 'relacion', label: L.employmentRelationshipId });

/** Whether there is an employer to ask about: until something is chosen there may be one. */
export const asksEmployer = (chosen: Item | null | undefined): boolean => !chosen || hasEmployer(chosen.name);

const country = optional(comboField({ name: 'pais', label: L.countryId }));
export const province = comboField({ name: 'provincia', label: L.provinceId });
export const city = comboField({ name: 'ciudad', label: L.cityId });

const workOf = (person: Person) => {
  const own = (token: string) => (person === 'applicant' ? token : 'off');
  return {
    activity: [
      selectField({ name: 'tipoAc', label: L.activityTypeId }),
      selectField({ name: 'sector', label: L.sectorId }),
      textField({ name: 'empresa', label: L.company, max: MAX.company, autoComplete: own('organization') }),
      optional(textField({ name: 'razon', label: L.businessName, max: MAX.company, autoComplete: 'off' })),
      optional(digitsField({ name: 'ruc', label: L.taxNumber, rule: taxNumber, hint: 'Los 13 dígitos, sin guion' })),
      textField({ name: 'cargo', label: L.position, max: MAX.position, autoComplete: own('organization-title') }),
      integerField({ name: 'anios', label: L.years, ...YEARS }),
      optional(integerField({ name: 'meses', label: L.months, ...MONTHS })),
    ],
    place: [
      country,
      province,
      city,
      textField({ name: 'direccionE', label: L.address, max: MAX.address, autoComplete: 'off' }),
    ],
    phone: landlineField({
      name: 'telefonoE',
      label: L.phone,
      hint: 'Con su código de provincia: 022345678',
      autoComplete: 'off',
    }),
    email: optional(emailField({ name: 'emailE', label: L.email, autoComplete: 'off' })),
  } as const;
};

const applicant = workOf('applicant');
const spouse = workOf('spouse');
const asked = <const F extends Parameters<typeof when>[2]>(fields: F) => when(relationship, asksEmployer, fields);

/** What each person is asked, by the headings under which they stand: the spouse may leave out the telephone. */
export const ECONOMIC_ACTIVITY = {
  applicant: {
    'Relación laboral': [relationship],
    Trabajo: asked(applicant.activity),
    'Lugar de trabajo': asked([...applicant.place, applicant.phone, applicant.email]),
  },
  spouse: {
    'Relación laboral': [relationship],
    Trabajo: asked(spouse.activity),
    'Lugar de trabajo': asked([...spouse.place, optional(spouse.phone), spouse.email]),
  },
} as const;
