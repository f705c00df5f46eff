import type {
  Answers,
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

type Labels<Word> = Readonly<Record<keyof Word & string, string>>;

const personalData: Labels<Required<PersonalData>> = {
  personTypeId: 'Tipo de persona',
  identificationTypeId: 'Tipo de identificación',
  identification: 'Número de identificación',
  surname: 'Primer apellido',
  secondSurname: 'Segundo apellido',
  firstName: 'Primer nombre',
  secondName: 'Segundo nombre',
  genderId: 'Género',
  birthPlace: 'Ciudad de nacimiento',
  birthDate: 'Fecha de nacimiento',
  nationalityId: 'Nacionalidad',
  civilStatusId: 'Estado civil',
  dependants: 'Número de cargas familiares',
  addressTypeId: 'Tipo de dirección',
  provinceId: 'Provincia',
  cityId: 'Ciudad',
  parishId: 'Parroquia',
  mainStreet: 'Calle principal',
  streetNumber: 'Número de la casa',
  secondaryStreet: 'Calle secundaria',
  neighbourhood: 'Barrio',
  block: 'Manzana',
  reference: 'Referencia',
  phone: 'Teléfono fijo',
  mobile: 'Celular',
  email: 'Correo electrónico',
  isExposed: 'Soy una persona expuesta políticamente (PEP)',
  hasExposedRelatives: 'Tengo familiares que son funcionarios públicos',
  officialName: 'Nombre del funcionario',
  holdsPublicOffice: 'Tengo o tuve un cargo público',
  publicOfficeName: 'Nombre del cargo público',
  officeFrom: 'Desde',
  officeUntil: 'Hasta',
  fundsOrigin: 'Origen de los fondos',
};

const economicActivity: Labels<Required<EconomicActivity>> = {
  employmentRelationshipId: 'Relación laboral',
  activityTypeId: 'Tipo de actividad',
  sectorId: 'Sector',
  countryId: 'País',
  provinceId: 'Provincia',
  cityId: 'Ciudad',
  company: 'Empresa',
  position: 'Cargo',
  phone: 'Teléfono de la empresa',
  email: 'Correo de la empresa',
  address: 'Dirección de la empresa',
  taxNumber: 'RUC',
  years: 'Años en la empresa',
  months: 'Meses en la empresa',
  businessName: 'Razón social',
};

/** What the three texts of an asset are called depends on its type; these are for one whose type is not known yet. */
const asset: Labels<Omit<Required<Asset>, 'referenceId' | 'descriptionId'>> = {
  typeId: 'Tipo de activo',
  reference: 'Referencia',
  description: 'Descripción',
  detail: 'Detalle',
  value: 'Valor',
};

const liability: Labels<Liability> = {
  typeId: 'Tipo de pasivo',
  observation: 'Observación',
  value: 'Valor pendiente',
};

const income: Labels<Required<Income>> = {
  typeId: 'Tipo de ingreso',
  description: 'Descripción',
  value: 'Valor mensual',
};

const expense: Labels<Expense> = { typeId: 'Tipo de gasto', value: 'Valor mensual' };

const bankReference: Labels<Omit<Required<BankReference>, 'institutionId'>> = {
  institution: 'Institución financiera',
  accountTypeId: 'Tipo de cuenta',
  accountNumber: 'Número de cuenta',
};

const personalReference: Labels<PersonalReference> = {
  firstNames: 'Nombres',
  surnames: 'Apellidos',
  phone: 'Teléfono',
  relationshipId: 'Parentesco',
};

const exposedPerson: Labels<Required<ExposedPerson>> = {
  position: 'Cargo',
  entity: 'Entidad',
  appointedOn: 'Fecha de nombramiento',
  endedOn: 'Fecha de fin',
};

const exposedRelative: Labels<ExposedRelative> = {
  identificationTypeId: 'Tipo de identificación',
  identification: 'Número de identificación',
  surnames: 'Apellidos',
  firstNames: 'Nombres',
  relationshipId: 'Parentesco',
  position: 'Cargo',
  entity: 'Entidad',
};

/** What every answer is called, by its word of the contract: on its field, in the review, and in the tests that type it. */
export const LABELS = {
  personalData,
  economicActivity,
  asset,
  liability,
  income,
  expense,
  bankReference,
  personalReference,
  exposedPerson,
  exposedRelative,
} as const;

/** Above the lists: in the section, and in the review. */
export const LIST_LABELS = {
  assets: 'Activos',
  liabilities: 'Pasivos',
  income: 'Ingresos',
  expenses: 'Gastos',
  spouseIncome: 'Ingresos',
  bankReferences: 'Referencias bancarias',
  personalReferences: 'Referencias personales',
  exposedPersons: 'Personas expuestas políticamente',
  exposedRelatives: 'Familiares o terceros expuestos políticamente',
} as const satisfies Partial<Record<keyof Answers, string>>;
