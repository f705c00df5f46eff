import { IDENTITY_TYPES, type PersonalData } from '@vitrina/contract';
import {
  birthDates,
  isEmailAddress,
  isLandline,
  isLettersAndSpaces,
  isMobilePhone,
  isPayerIdentity,
  isWithin,
} from '@vitrina/rules';
import { offered } from '../../catalogue/offered';
import { demand, invalid, type Judging, missing, needed, neededChoice, tidy } from './judging';
import { judgeCountry, judgePlace } from './place';

/** The wizards are for natural persons. */
const NATURAL = 'N';

/** Fields of the applicant alone. */
const OF_APPLICANT = [
  ...['birthPlace', 'civilStatusId', 'dependants', 'addressTypeId', 'provinceId', 'cityId', 'parishId', 'mainStreet'],
  ...['streetNumber', 'secondaryStreet', 'neighbourhood', 'block', 'reference', 'isExposed', 'hasExposedRelatives'],
  ...['officialName', 'holdsPublicOffice', 'publicOfficeName', 'officeFrom', 'officeUntil', 'fundsOrigin'],
] as const satisfies readonly (keyof PersonalData)[];
const OF_OFFICE = ['publicOfficeName', 'officeFrom', 'officeUntil'] as const;

function without(words: PersonalData, fields: readonly (keyof PersonalData)[]): PersonalData {
  const kept = { ...words };
  for (const field of fields) delete kept[field];
  return kept;
}

/** The data without what belongs to a switch that is off, and of the spouse without what only the applicant is asked. */
function asked(words: PersonalData, { person, form }: Judging): PersonalData {
  if (person === 'spouse') return without(words, OF_APPLICANT);
  if (!form.asksExposure) {
    return without(words, ['isExposed', 'hasExposedRelatives', 'officialName', 'holdsPublicOffice', ...OF_OFFICE]);
  }
  return without(words, [
    ...(words.hasExposedRelatives ? [] : (['officialName'] as const)),
    ...(words.holdsPublicOffice ? [] : OF_OFFICE),
  ]);
}

/** What both are asked, but for choices. */
function judgePerson(words: PersonalData, { today }: Judging): void {
  needed(words.surname, 'primer apellido');
  for (const [field, name] of [
    ['secondSurname', 'segundo apellido'],
    ['firstName', 'primer nombre'],
    ['secondName', 'segundo nombre'],
  ] as const) {
    const value = words[field];
    demand(value === undefined || isLettersAndSpaces(value), `El campo ${name} solo puede tener letras y espacios`);
  }
  needed(words.firstName, 'primer nombre');
  demand(
    isWithin(words.birthDate, birthDates(today)),
    'La fecha de nacimiento debe estar entre hace 100 años y hace 18 años',
  );
  demand(words.phone === undefined || isLandline(words.phone), invalid('teléfono'));
  demand(isMobilePhone(words.mobile), invalid('celular'));
  demand(words.email === undefined || isEmailAddress(words.email), invalid('correo electrónico'));
}

function judgeIdentity({ identification, identificationTypeId }: PersonalData, { person }: Judging): void {
  if (person === 'spouse' && identification === undefined) return;
  const number = needed(identification, 'número de identificación');
  demand(
    isPayerIdentity(number, identificationTypeId) &&
      (person === 'spouse' || identificationTypeId === IDENTITY_TYPES.nationalId),
    'El campo número de identificación debe ser una identificación válida',
  );
}

/** What the applicant alone is asked, but for choices. */
function judgeApplicant(words: PersonalData): void {
  demand(
    isLettersAndSpaces(needed(words.birthPlace, 'ciudad de nacimiento')),
    'El campo ciudad de nacimiento solo puede tener letras y espacios',
  );
  needed(words.dependants, 'cargas familiares');
  needed(words.mainStreet, 'calle principal');
  needed(words.streetNumber, 'número');
  needed(words.secondaryStreet, 'calle secundaria');
  needed(words.fundsOrigin, 'origen de fondos');
  demand(words.email !== undefined, missing('correo electrónico'));
  const { officeFrom, officeUntil } = words;
  demand(
    officeFrom === undefined || officeUntil === undefined || officeFrom <= officeUntil,
    'El cargo público no puede terminar antes de empezar',
  );
}

async function judgeChoices(words: PersonalData, judging: Judging): Promise<void> {
  const lists = offered(judging.database);
  const personType = await lists
    .selectFrom('catalogue_item')
    .select('code')
    .where('kind', '=', 'person-type')
    .where('id', '=', words.personTypeId)
    .executeTakeFirst();
  demand(personType?.code === NATURAL, invalid('tipo de persona'));
  await neededChoice(judging, 'identification_type', words.identificationTypeId, 'tipo de identificación');
  const gender = await lists.selectFrom('gender').select('code').where('id', '=', words.genderId).executeTakeFirst();
  demand((gender?.code ?? null) !== null, invalid('género'));
  await judgeCountry(judging, words.nationalityId, 'nacionalidad');
  if (judging.person === 'spouse') return;
  await neededChoice(judging, 'civil_status', words.civilStatusId, 'estado civil');
  await neededChoice(judging, 'address_type', words.addressTypeId, 'tipo de dirección');
  await judgePlace(words, judging);
}

/** The personal data as they are kept. @throws Refused for what breaks a rule of the form (specification 2, section 5) */
export async function judgePersonalData(stated: PersonalData, judging: Judging): Promise<PersonalData> {
  const words = asked(tidy(stated), judging);
  judgeIdentity(words, judging);
  judgePerson(words, judging);
  if (judging.person === 'applicant') judgeApplicant(words);
  await judgeChoices(words, judging);
  return words;
}
