import { between, flag, id, isoDate, listOf, statedMoney, text, type WordOf } from '../dsl/codec';
import { entity, field, optional } from '../dsl/entity';

const personalData = {
  personTypeId: field('tipo', id),
  identificationTypeId: field('tipoDni', id),
  identification: optional('dni', text(20), 'required of the applicant'),
  surname: field('apellido1', text(25, 1)),
  secondSurname: optional('apellido2', text(25)),
  firstName: field('nombre1', text(25, 1)),
  secondName: optional('nombre2', text(25)),
  genderId: field('genero', id),
  birthPlace: optional('lugar', text(80), 'a city; of the applicant, as the rest unless said otherwise'),
  birthDate: field('fecha', isoDate, 'of both'),
  nationalityId: field('nacionalidad', id, 'a country; of both'),
  civilStatusId: optional('estado', id),
  dependants: optional('cargas', between(1, 99)),
  addressTypeId: optional('direccion', id),
  provinceId: optional('provincia', id),
  cityId: optional('ciudad', id, 'a canton of the province'),
  parishId: optional('parroquia', id, 'of the canton'),
  mainStreet: optional('calle1', text(50)),
  streetNumber: optional('numeroCalle', text(50)),
  secondaryStreet: optional('calle2', text(20)),
  neighbourhood: optional('barrio', text(50)),
  block: optional('manzana', text(50)),
  reference: optional('referencia', text(50)),
  phone: optional('telefono', text(10), 'a fixed one; of both'),
  mobile: field('celular', text(10), 'of both'),
  email: optional('correo', text(50), 'of both; required of the applicant'),
  isExposed: optional('pep', flag, 'is a politically exposed person'),
  hasExposedRelatives: optional('funcionarios', flag),
  officialName: optional('nombreFuncionario', text(50), 'of the relative who is an official'),
  holdsPublicOffice: optional('cargoPublico', flag),
  publicOfficeName: optional('nombrePublico', text(50)),
  officeFrom: optional('desde', isoDate),
  officeUntil: optional('hasta', isoDate),
  fundsOrigin: optional('origenFondo', text(80)),
} as const;

/**
 * What an applicant or a spouse says of themselves. Ids are those of the catalogues; a country is its ISO 3166-1 number.
 * Which fields a person must fill in is a rule of the wizards, not of the wire: the spouse is asked for fewer.
 */
export const PersonalData = entity('PersonalData', personalData);
export type PersonalData = WordOf<typeof PersonalData>;

/** The same as far as it is known of somebody who has not said all of it yet. */
export const KnownPersonalData = entity('KnownPersonalData', {
  ...personalData,
  genderId: optional('genero', id),
  birthDate: optional('fecha', isoDate),
  nationalityId: optional('nacionalidad', id),
});
export type KnownPersonalData = WordOf<typeof KnownPersonalData>;

/** A person's work. With the relationship of a student or a pensioner there is nothing else. */
export const EconomicActivity = entity('EconomicActivity', {
  employmentRelationshipId: field('relacion', id),
  activityTypeId: optional('tipoAc', id),
  sectorId: optional('sector', id),
  countryId: optional('pais', id),
  provinceId: optional('provincia', id),
  cityId: optional('ciudad', id, 'a canton of the province'),
  company: optional('empresa', text(350)),
  position: optional('cargo', text(120)),
  phone: optional('telefonoE', text(10)),
  email: optional('emailE', text(50)),
  address: optional('direccionE', text(50)),
  taxNumber: optional('ruc', text(13)),
  years: optional('anios', between(1, 99)),
  months: optional('meses', between(0, 11)),
  businessName: optional('razon', text(350)),
});
export type EconomicActivity = WordOf<typeof EconomicActivity>;

/** Something owned. What the three texts mean is said by its type (`AssetType`); ids are those of what was chosen from a list. */
export const Asset = entity('Asset', {
  typeId: field('ndt1', id),
  reference: optional('dt1', text(120)),
  referenceId: optional('ndt3', id, 'ours: missing where it was typed'),
  description: optional('dt2', text(120)),
  descriptionId: optional('ndt4', id, 'ours: missing where it was typed'),
  detail: optional('dt3', text(120)),
  value: field('ndt2', statedMoney),
});
export type Asset = WordOf<typeof Asset>;

/** A debt. The observation of rows that were merged has a line of each. */
export const Liability = entity('Liability', {
  typeId: field('ndt1', id),
  observation: field('dt1', text(2000, 1)),
  value: field('ndt2', statedMoney, 'still owed'),
});
export type Liability = WordOf<typeof Liability>;

/** An income a month. */
export const Income = entity('Income', {
  typeId: field('ndt1', id),
  description: optional('dt1', text(2000), 'required by some types'),
  value: field('ndt2', statedMoney),
});
export type Income = WordOf<typeof Income>;

/** An expense a month. */
export const Expense = entity('Expense', { typeId: field('ndt1', id), value: field('ndt2', statedMoney) });
export type Expense = WordOf<typeof Expense>;

/** An account of the applicant's. */
export const BankReference = entity('BankReference', {
  institutionId: optional('ndt1', id, 'missing where its name was typed'),
  institution: field('dt1', text(160, 1)),
  accountTypeId: field('ndt2', id),
  accountNumber: field('dt2', text(40, 1)),
});
export type BankReference = WordOf<typeof BankReference>;

/** Somebody who knows the applicant. */
export const PersonalReference = entity('PersonalReference', {
  firstNames: field('dt1', text(50, 1)),
  surnames: field('dt2', text(50, 1)),
  phone: field('dt3', text(10, 9)),
  relationshipId: field('ndt1', id),
});
export type PersonalReference = WordOf<typeof PersonalReference>;

/** A public office that the applicant holds or has held. */
export const ExposedPerson = entity('ExposedPerson', {
  position: field('dt1', text(50, 1)),
  entity: field('dt2', text(50, 1)),
  appointedOn: field('ddt1', isoDate),
  endedOn: optional('ddt2', isoDate),
});
export type ExposedPerson = WordOf<typeof ExposedPerson>;

/** A relative or close third person who holds or has held a public office. */
export const ExposedRelative = entity('ExposedRelative', {
  identificationTypeId: field('ndt2', id),
  identification: field('dt3', text(20, 1)),
  surnames: field('dt1', text(50, 1)),
  firstNames: field('dt2', text(50, 1)),
  relationshipId: field('ndt1', id),
  position: field('dt4', text(50, 1)),
  entity: field('dt5', text(50, 1)),
});
export type ExposedRelative = WordOf<typeof ExposedRelative>;

/** Longest list of a section. */
export const MOST_ROWS = 100;
const rows = <Word>(of: Parameters<typeof listOf<Word>>[0]) => listOf(of, MOST_ROWS);

/** Lists of the sections, each of at most `MOST_ROWS` rows. */
export const Assets = rows(Asset);
export const Liabilities = rows(Liability);
export const Incomes = rows(Income);
export const Expenses = rows(Expense);
export const BankReferences = rows(BankReference);
export const PersonalReferences = rows(PersonalReference);
export const ExposedPersons = rows(ExposedPerson);
export const ExposedRelatives = rows(ExposedRelative);

const answers = {
  personalData: optional('form', PersonalData),
  spousePersonalData: optional('form2', PersonalData),
  economicActivity: optional('form3', EconomicActivity),
  spouseEconomicActivity: optional('form4', EconomicActivity),
  assets: optional('elements', Assets),
  liabilities: optional('elements2', Liabilities),
  income: optional('elements3', Incomes),
  expenses: optional('elements4', Expenses),
  spouseIncome: optional('elements5', Incomes),
  bankReferences: optional('elements6', BankReferences),
  personalReferences: optional('elements7', PersonalReferences),
  exposedPersons: optional('elements17', ExposedPersons),
  exposedRelatives: optional('elements18', ExposedRelatives),
} as const;

/** The answers of an application, as far as there are any. */
export const Answers = entity('Answers', answers);
export type Answers = WordOf<typeof Answers>;

/** What is known of a customer before an application: their answers of earlier ones, or what their profile says. */
export const PreviousAnswers = entity('PreviousAnswers', {
  ...answers,
  personalData: optional('form', KnownPersonalData, 'of the profile where nothing was answered yet: perhaps a part'),
});
export type PreviousAnswers = WordOf<typeof PreviousAnswers>;
