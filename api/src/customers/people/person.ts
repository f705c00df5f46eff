import {
  CAMPAIGNS,
  IDENTITY_TYPES,
  isPublished,
  type LeadRequest,
  type RequestOf,
  type register,
} from '@vitrina/contract';
import {
  birthDates,
  isEmailAddress,
  isMobilePhone,
  isPersonName,
  isValidIdentity,
  isWithin,
  nationalPhone,
  todayInEcuador,
} from '@vitrina/rules';
import { Refused } from '../../platform/http/errors';

const campaigns = new Set<number>(Object.values(CAMPAIGNS));

type Person = Pick<LeadRequest, 'identification' | 'firstNames' | 'surnames' | 'phone' | 'email'>;
type Agreement = Pick<LeadRequest, 'consent' | 'consentVersion'>;
type AccountAgreement = Pick<RequestOf<typeof register>, 'consentVersion' | 'termsVersion' | 'privacyVersion'>;
type Rule<Words> = readonly [(words: Words) => boolean, string];

/** The rules of a person's data (specification 1, section 5), each with its error message. */
const PERSON_RULES: readonly Rule<Person>[] = [
  [
    ({ identification }) => isValidIdentity(identification, IDENTITY_TYPES.nationalId),
    'El número de identificación no es válido',
  ],
  [({ firstNames }) => isPersonName(firstNames), 'Los nombres solo pueden tener letras y espacios'],
  [({ surnames }) => isPersonName(surnames), 'Los apellidos solo pueden tener letras y espacios'],
  [({ phone }) => isMobilePhone(phone), 'El número de celular no es válido'],
  [({ email }) => isEmailAddress(email), 'El correo electrónico no es válido'],
];

const BIRTH_RULES: readonly Rule<{ birthDate?: string | undefined }>[] = [
  [
    ({ birthDate }) => birthDate === undefined || isWithin(birthDate, birthDates(todayInEcuador(new Date()))),
    'La fecha de nacimiento no es válida',
  ],
];

/** Message for an agreement to a text that was never published. */
export const UNKNOWN_TEXT = 'No conocemos el texto que aceptaste. Recarga la página y vuelve a intentarlo';
const NO_CONSENT = 'Debes aceptar el tratamiento de tus datos personales';

/** Agreement to a text: a version of it that has been published. */
const agreed = <Field extends string>(
  text: Parameters<typeof isPublished>[0],
  field: Field,
  missing: string,
): Rule<{ [Key in Field]?: string | undefined }>[] => [
  [(words) => Boolean(words[field]), missing],
  [(words) => isPublished(text, words[field] ?? ''), UNKNOWN_TEXT],
];

const TERMS_RULES = agreed('terms', 'termsVersion', 'Debes aceptar los términos y condiciones');

const AGREEMENT_RULES: readonly Rule<Agreement>[] = [
  [({ consent }) => consent, NO_CONSENT],
  ...agreed('consent', 'consentVersion', NO_CONSENT),
];

const ACCOUNT_RULES: readonly Rule<AccountAgreement>[] = [
  ...agreed('consent', 'consentVersion', NO_CONSENT),
  ...TERMS_RULES,
  ...agreed('privacy', 'privacyVersion', 'Debes leer la política de privacidad'),
];

type Campaigns = { campaign: number; visitCampaign?: number };

const CAMPAIGN_RULES: readonly Rule<Campaigns>[] = [
  [
    ({ campaign, visitCampaign = 0 }) => campaigns.has(campaign) && campaigns.has(visitCampaign),
    'La campaña no existe',
  ],
];

function check<Words>(rules: readonly Rule<Words>[], words: Words): void {
  const broken = rules.find(([holds]) => !holds(words));
  if (broken) throw new Refused(broken[1]);
}

/** A person's data as they are kept and compared: the phone as dialled within the country. */
export const normalizePerson = <P extends Pick<Person, 'phone'>>(person: P): P => ({
  ...person,
  phone: nationalPhone(person.phone),
});

/** Checks who asks. @throws Refused with the first rule that is broken. */
export const checkPerson = (person: Person): void => check(PERSON_RULES, person);

/** Checks a birth date, if one is stated, by the range of the forms. @throws Refused when it is outside of it */
export const checkBirthDate = (person: { birthDate?: string | undefined }): void => check(BIRTH_RULES, person);

/** Checks that a campaign, 0 for none, is known. @throws Refused when it is not. */
export const checkCampaign = (lead: Campaigns): void => check(CAMPAIGN_RULES, lead);

/** Checks a guest's agreements. @throws Refused with the first rule that is broken. */
export const checkAgreement = (agreement: Agreement): void => check(AGREEMENT_RULES, agreement);

/** Checks that the terms, shown in step 2, were accepted. @throws Refused when they were not */
export const checkTerms = (lead: Pick<LeadRequest, 'termsVersion'>): void => check(TERMS_RULES, lead);

/** Checks the agreements for a new account. @throws Refused with the first rule that is broken. */
export const checkAccountAgreement = (agreement: AccountAgreement): void => check(ACCOUNT_RULES, agreement);
