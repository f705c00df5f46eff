import type { Answers, Cents, EconomicActivity, PersonalData } from '@vitrina/contract';

/** What a person says in a wizard: typed by its labels, and compared with what was stored. */
export type Walker = {
  wizard: 'credit' | 'funds';
  /** Besides `identification` and `email`, which are the account's. */
  answers: Answers;
  /** Types of document that are added. */
  documents: readonly string[];
};

const usd = (amount: number) => Math.round(amount * 100) as Cents;

const NATURAL = 1;
const CEDULA = 3;
const ECUADOR = 218;
const MALE = 2;
const FEMALE = 1;
/** Civil statuses. */
const SINGLE = 1;
const MARRIED = 2;
const WIDOWED = 4;
/** Employment relationships. */
const EMPLOYED = 1;
const PENSIONER = 6;
const STUDENT = 7;

const QUITO = { provinceId: 17, cityId: 1701 } as const;

/** What the customer of the tests says of themselves, and does not of a spouse. */
const person = (changes: Partial<PersonalData>): PersonalData => ({
  personTypeId: NATURAL,
  identificationTypeId: CEDULA,
  surname: 'Vera',
  secondSurname: 'Luna',
  firstName: 'Rosa',
  secondName: 'Elvira',
  genderId: FEMALE,
  birthPlace: 'Quito',
  birthDate: '1988-05-17',
  nationalityId: ECUADOR,
  civilStatusId: SINGLE,
  dependants: 1,
  addressTypeId: 1,
  ...QUITO,
  parishId: 170150,
  mainStreet: 'Av. Amazonas',
  streetNumber: 'N36-12',
  secondaryStreet: 'Calle Japón',
  neighbourhood: 'Iñaquito',
  block: 'B',
  reference: 'Frente al parque',
  phone: '022345678',
  mobile: '0987000010',
  isExposed: false,
  hasExposedRelatives: false,
  fundsOrigin: 'AHORROS',
  ...changes,
});

const spouse: PersonalData = {
  personTypeId: NATURAL,
  identificationTypeId: CEDULA,
  identification: '1710034065',
  surname: 'Andrade',
  secondSurname: 'Paz',
  firstName: 'Luis',
  secondName: 'Alberto',
  genderId: MALE,
  birthDate: '1985-06-13',
  nationalityId: ECUADOR,
  phone: '023456789',
  mobile: '0998877665',
  email: 'luis@example.ec',
};

const work = (changes: Partial<EconomicActivity> = {}): EconomicActivity => ({
  employmentRelationshipId: EMPLOYED,
  activityTypeId: 1,
  sectorId: 1,
  countryId: ECUADOR,
  ...QUITO,
  company: 'Textiles del Valle',
  position: 'Analista',
  phone: '022000000',
  email: 'nomina@example.ec',
  address: 'Av. República',
  taxNumber: '1790016919001',
  years: 6,
  months: 3,
  businessName: 'Textiles del Valle S.A.',
  ...changes,
});

const BANK = { institutionId: 1, institution: 'Banco Pichincha C.A.', accountTypeId: 1, accountNumber: '2200000001' };
const FRIEND = { firstNames: 'Elena', surnames: 'Mena', phone: '0990000099', relationshipId: 18 };
const FATHER = { firstNames: 'Pedro', surnames: 'Vera', phone: '022111222', relationshipId: 1 };

/** Every asset that there is, so that each of their texts occurs. */
const ALL_ASSETS: Answers['assets'] = [
  { typeId: 1, value: usd(500) },
  { typeId: 2, reference: 'Banco Pichincha C.A.', referenceId: 1, value: usd(8_500.5) },
  { typeId: 4, reference: 'CASA', referenceId: 1, description: 'Av. Amazonas', detail: 'Norte', value: usd(95_000) },
  {
    typeId: 5,
    reference: 'TOYOTA',
    referenceId: 4,
    description: 'HILUX',
    descriptionId: 407,
    detail: '2020',
    value: usd(25_000),
  },
  { typeId: 6, reference: 'Muebles de sala', value: usd(1_200) },
];

/** Together they are every value that shows or hides something: each occurs in one of the four. */
export const PEOPLE = {
  'single, employed, credit': {
    wizard: 'credit',
    answers: {
      personalData: person({}),
      economicActivity: work(),
      assets: ALL_ASSETS,
      liabilities: [{ typeId: 1, observation: 'Casa de Quito', value: usd(30_000) }],
      income: [
        { typeId: 1, value: usd(2_400) },
        { typeId: 12, description: 'Clases de piano', value: usd(150) },
      ],
      expenses: [
        { typeId: 1, value: usd(400) },
        { typeId: 2, value: usd(250) },
      ],
      bankReferences: [BANK],
      personalReferences: [FRIEND, FATHER],
    },
    documents: ['CÉDULA DE IDENTIDAD', 'PLANILLA DE SERVICIO BÁSICO', 'CERTIFICADO LABORAL'],
  },
  'married, exposed, pensioner, credit': {
    wizard: 'credit',
    answers: {
      personalData: person({
        civilStatusId: MARRIED,
        birthDate: '1955-02-28',
        isExposed: true,
        holdsPublicOffice: true,
        publicOfficeName: 'CONCEJAL',
        officeFrom: '2015-05-14',
        officeUntil: '2019-05-13',
        hasExposedRelatives: true,
        officialName: 'Pedro Vera',
      }),
      economicActivity: { employmentRelationshipId: PENSIONER },
      assets: [{ typeId: 1, value: usd(1) }],
      liabilities: [],
      income: [{ typeId: 5, value: usd(1_100) }],
      expenses: [{ typeId: 1, value: usd(300) }],
      bankReferences: [BANK],
      personalReferences: [FRIEND],
      exposedPersons: [
        { position: 'CONCEJAL', entity: 'Municipio de Quito', appointedOn: '2015-05-14', endedOn: '2019-05-13' },
      ],
      exposedRelatives: [
        {
          identificationTypeId: CEDULA,
          identification: '1710034065',
          surnames: 'Vera',
          firstNames: 'Pedro',
          relationshipId: 4,
          position: 'FISCAL',
          entity: 'Fiscalía General',
        },
      ],
      spousePersonalData: spouse,
      spouseEconomicActivity: work({ employmentRelationshipId: 2, sectorId: 2, position: 'Docente' }),
      spouseIncome: [{ typeId: 1, value: usd(1_350.75) }],
    },
    documents: ['CÉDULA DE IDENTIDAD', 'PLANILLA DE SERVICIO BÁSICO'],
  },
  'married, employed, funds': {
    wizard: 'funds',
    answers: {
      personalData: person({ civilStatusId: MARRIED, fundsOrigin: 'VENTA DE VEHÍCULO', dependants: 3 }),
      economicActivity: work({ employmentRelationshipId: 3, activityTypeId: 2 }),
      assets: [{ typeId: 7, reference: 'Herramientas', value: usd(900) }],
      income: [{ typeId: 3, value: usd(3_000) }],
      expenses: [{ typeId: 12, value: usd(700) }],
      bankReferences: [BANK],
      personalReferences: [FATHER],
      spousePersonalData: spouse,
      spouseEconomicActivity: { employmentRelationshipId: PENSIONER },
      spouseIncome: [{ typeId: 5, value: usd(800) }],
    },
    documents: ['CÉDULA DE IDENTIDAD', 'COMPROBANTE DEL ORIGEN DE LOS FONDOS'],
  },
  'widowed, exposed relatives, student, funds': {
    wizard: 'funds',
    answers: {
      personalData: person({
        civilStatusId: WIDOWED,
        genderId: MALE,
        hasExposedRelatives: true,
        officialName: 'Ana Vera',
        fundsOrigin: 'Beca de estudios',
      }),
      economicActivity: { employmentRelationshipId: STUDENT },
      assets: [{ typeId: 2, reference: 'Banco Guayaquil S.A.', referenceId: 2, value: usd(30_000) }],
      income: [{ typeId: 11, description: 'Herencia de mi abuela', value: usd(30_000) }],
      expenses: [{ typeId: 4, value: usd(200) }],
      bankReferences: [{ institution: 'BANCO DE MI PUEBLO', accountTypeId: 2, accountNumber: 'AB-100_1' }],
      personalReferences: [FRIEND],
      exposedRelatives: [
        {
          identificationTypeId: 4,
          identification: 'AB123456',
          surnames: 'Vera Luna',
          firstNames: 'Ana',
          relationshipId: 17,
          position: 'ALCALDE O VICEALCALDE',
          entity: 'Municipio de Cuenca',
        },
      ],
    },
    documents: ['CÉDULA DE IDENTIDAD', 'COMPROBANTE DEL ORIGEN DE LOS FONDOS', 'OTRO DOCUMENTO'],
  },
} as const satisfies Record<string, Walker>;
