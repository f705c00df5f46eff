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
import type { NamedBy } from './names';

/** How an answer is printed: as it is, as a day, as money, as yes or no, or by the name of its catalogue. */
export type Shown = 'text' | 'date' | 'money' | 'flag' | { by: NamedBy };

/** What an answer is called on the screens, and how it is printed; in the order of the screens. */
export type Columns<Words> = { readonly [Word in keyof Required<Words>]: readonly [label: string, shown: Shown] };

export const PERSONAL_DATA: Columns<PersonalData> = {
  personTypeId: ['Tipo de persona', { by: 'person-type' }],
  identificationTypeId: ['Tipo de identificación', { by: 'identification_type' }],
  identification: ['Número de identificación', 'text'],
  surname: ['Primer apellido', 'text'],
  secondSurname: ['Segundo apellido', 'text'],
  firstName: ['Primer nombre', 'text'],
  secondName: ['Segundo nombre', 'text'],
  genderId: ['Género', { by: 'gender' }],
  birthPlace: ['Ciudad de nacimiento', 'text'],
  birthDate: ['Fecha de nacimiento', 'date'],
  nationalityId: ['Nacionalidad', { by: 'country' }],
  civilStatusId: ['Estado civil', { by: 'civil_status' }],
  dependants: ['Número de cargas familiares', 'text'],
  addressTypeId: ['Tipo de dirección', { by: 'address_type' }],
  provinceId: ['Provincia', { by: 'province' }],
  cityId: ['Ciudad', { by: 'canton' }],
  parishId: ['Parroquia', { by: 'parish' }],
  mainStreet: ['Calle principal', 'text'],
  streetNumber: ['Número de la casa', 'text'],
  secondaryStreet: ['Calle secundaria', 'text'],
  neighbourhood: ['Barrio', 'text'],
  block: ['Manzana', 'text'],
  reference: ['Referencia', 'text'],
  phone: ['Teléfono fijo', 'text'],
  mobile: ['Celular', 'text'],
  email: ['Correo electrónico', 'text'],
  isExposed: ['Soy una persona expuesta políticamente (PEP)', 'flag'],
  hasExposedRelatives: ['Tengo familiares que son funcionarios públicos', 'flag'],
  officialName: ['Nombre del funcionario', 'text'],
  holdsPublicOffice: ['Tengo o tuve un cargo público', 'flag'],
  publicOfficeName: ['Nombre del cargo público', 'text'],
  officeFrom: ['Desde', 'date'],
  officeUntil: ['Hasta', 'date'],
  fundsOrigin: ['Origen de los fondos', 'text'],
};

export const ECONOMIC_ACTIVITY: Columns<EconomicActivity> = {
  employmentRelationshipId: ['Relación laboral', { by: 'employment_relationship' }],
  activityTypeId: ['Tipo de actividad', { by: 'activity-type' }],
  sectorId: ['Sector', { by: 'sector' }],
  countryId: ['País', { by: 'country' }],
  provinceId: ['Provincia', { by: 'province' }],
  cityId: ['Ciudad', { by: 'canton' }],
  company: ['Empresa', 'text'],
  position: ['Cargo', 'text'],
  phone: ['Teléfono de la empresa', 'text'],
  email: ['Correo de la empresa', 'text'],
  address: ['Dirección de la empresa', 'text'],
  taxNumber: ['RUC', 'text'],
  years: ['Años en la empresa', 'text'],
  months: ['Meses en la empresa', 'text'],
  businessName: ['Razón social', 'text'],
};

/** What the texts of an asset are called depends on its type; the ids of what was chosen stand beside its text. */
export const ASSET: Columns<Omit<Asset, 'referenceId' | 'descriptionId'>> = {
  typeId: ['Tipo de activo', { by: 'asset_type' }],
  reference: ['Referencia', 'text'],
  description: ['Descripción', 'text'],
  detail: ['Detalle', 'text'],
  value: ['Valor', 'money'],
};

export const LIABILITY: Columns<Liability> = {
  typeId: ['Tipo de pasivo', { by: 'liability-type' }],
  observation: ['Observación', 'text'],
  value: ['Valor pendiente', 'money'],
};

export const INCOME: Columns<Income> = {
  typeId: ['Tipo de ingreso', { by: 'income_type' }],
  description: ['Descripción', 'text'],
  value: ['Valor mensual', 'money'],
};

export const EXPENSE: Columns<Expense> = {
  typeId: ['Tipo de gasto', { by: 'expense-type' }],
  value: ['Valor mensual', 'money'],
};

export const BANK_REFERENCE: Columns<Omit<BankReference, 'institutionId'>> = {
  institution: ['Institución financiera', 'text'],
  accountTypeId: ['Tipo de cuenta', { by: 'account_type' }],
  accountNumber: ['Número de cuenta', 'text'],
};

export const PERSONAL_REFERENCE: Columns<PersonalReference> = {
  firstNames: ['Nombres', 'text'],
  surnames: ['Apellidos', 'text'],
  phone: ['Teléfono', 'text'],
  relationshipId: ['Parentesco', { by: 'relationship' }],
};

export const EXPOSED_PERSON: Columns<ExposedPerson> = {
  position: ['Cargo', 'text'],
  entity: ['Entidad', 'text'],
  appointedOn: ['Fecha de nombramiento', 'date'],
  endedOn: ['Fecha de fin', 'date'],
};

export const EXPOSED_RELATIVE: Columns<ExposedRelative> = {
  identificationTypeId: ['Tipo de identificación', { by: 'identification_type' }],
  identification: ['Número de identificación', 'text'],
  surnames: ['Apellidos', 'text'],
  firstNames: ['Nombres', 'text'],
  relationshipId: ['Parentesco', { by: 'relationship' }],
  position: ['Cargo', 'text'],
  entity: ['Entidad', 'text'],
};
