import type {
  Asset,
  BankReference,
  EconomicActivity,
  Expense,
  ExposedPerson,
  ExposedRelative,
  Income,
  Liability,
  PersonalData,
  PersonalReference,
} from '@vitrina/contract';
import { LABELS } from '@vitrina/rules/answer-labels';
import type { NamedBy } from './names';

/** How an answer is printed: as it is, as a day, as money, as yes or no, or by the name of its catalogue. */
export type Shown = 'text' | 'date' | 'money' | 'flag' | { by: NamedBy };

/** What an answer is called on the screens, and how it is printed; in the order of the screens. */
export type Columns<Words> = { readonly [Word in keyof Required<Words>]: readonly [label: string, shown: Shown] };

type ByWord<Words, Value> = { readonly [Word in keyof Required<Words>]: Value };

/** Columns by what the screens call each answer, and how it is printed. */
const columns = <Words>(labels: ByWord<Words, string>, shown: ByWord<Words, Shown>): Columns<Words> => {
  const words = Object.keys(shown) as (keyof Words)[];
  return Object.fromEntries(words.map((word) => [word, [labels[word], shown[word]]])) as unknown as Columns<Words>;
};

export const PERSONAL_DATA = columns<PersonalData>(LABELS.personalData, {
  personTypeId: { by: 'person-type' },
  identificationTypeId: { by: 'identification_type' },
  identification: 'text',
  surname: 'text',
  secondSurname: 'text',
  firstName: 'text',
  secondName: 'text',
  genderId: { by: 'gender' },
  birthPlace: 'text',
  birthDate: 'date',
  nationalityId: { by: 'country' },
  civilStatusId: { by: 'civil_status' },
  dependants: 'text',
  addressTypeId: { by: 'address_type' },
  provinceId: { by: 'province' },
  cityId: { by: 'canton' },
  parishId: { by: 'parish' },
  mainStreet: 'text',
  streetNumber: 'text',
  secondaryStreet: 'text',
  neighbourhood: 'text',
  block: 'text',
  reference: 'text',
  phone: 'text',
  mobile: 'text',
  email: 'text',
  isExposed: 'flag',
  hasExposedRelatives: 'flag',
  officialName: 'text',
  holdsPublicOffice: 'flag',
  publicOfficeName: 'text',
  officeFrom: 'date',
  officeUntil: 'date',
  fundsOrigin: 'text',
});

export const ECONOMIC_ACTIVITY = columns<EconomicActivity>(LABELS.economicActivity, {
  employmentRelationshipId: { by: 'employment_relationship' },
  activityTypeId: { by: 'activity-type' },
  sectorId: { by: 'sector' },
  countryId: { by: 'country' },
  provinceId: { by: 'province' },
  cityId: { by: 'canton' },
  company: 'text',
  position: 'text',
  phone: 'text',
  email: 'text',
  address: 'text',
  taxNumber: 'text',
  years: 'text',
  months: 'text',
  businessName: 'text',
});

/** What the texts of an asset are called depends on its type; the ids of what was chosen stand beside its text. */
export const ASSET = columns<Omit<Asset, 'referenceId' | 'descriptionId'>>(LABELS.asset, {
  typeId: { by: 'asset_type' },
  reference: 'text',
  description: 'text',
  detail: 'text',
  value: 'money',
});

export const LIABILITY = columns<Liability>(LABELS.liability, {
  typeId: { by: 'liability-type' },
  observation: 'text',
  value: 'money',
});

export const INCOME = columns<Income>(LABELS.income, {
  typeId: { by: 'income_type' },
  description: 'text',
  value: 'money',
});

export const EXPENSE = columns<Expense>(LABELS.expense, {
  typeId: { by: 'expense-type' },
  value: 'money',
});

export const BANK_REFERENCE = columns<Omit<BankReference, 'institutionId'>>(LABELS.bankReference, {
  institution: 'text',
  accountTypeId: { by: 'account_type' },
  accountNumber: 'text',
});

export const PERSONAL_REFERENCE = columns<PersonalReference>(LABELS.personalReference, {
  firstNames: 'text',
  surnames: 'text',
  phone: 'text',
  relationshipId: { by: 'relationship' },
});

export const EXPOSED_PERSON = columns<ExposedPerson>(LABELS.exposedPerson, {
  position: 'text',
  entity: 'text',
  appointedOn: 'date',
  endedOn: 'date',
});

export const EXPOSED_RELATIVE = columns<ExposedRelative>(LABELS.exposedRelative, {
  identificationTypeId: { by: 'identification_type' },
  identification: 'text',
  surnames: 'text',
  firstNames: 'text',
  relationshipId: { by: 'relationship' },
  position: 'text',
  entity: 'text',
});
