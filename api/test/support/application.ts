import {
  type Answers,
  type Asset,
  type BankReference,
  cents,
  type EconomicActivity,
  type Endpoint,
  type ExposedPerson,
  type ExposedRelative,
  type Income,
  type Liability,
  type PersonalData,
  type PersonalReference,
  saveAssets,
  saveBankReferences,
  saveEconomicActivity,
  saveExpenses,
  saveExposedPersons,
  saveExposedRelatives,
  saveIncome,
  saveLiabilities,
  savePersonalData,
  savePersonalReferences,
} from '@vitrina/contract';
import { plusYears, todayInEcuador } from '@vitrina/rules';
import type { Served } from './backend';
import type { DemoCustomer } from './demo-customer';
import { tell } from './story';

/** Answers of an applicant who does not exist, each valid. */
export const personalData = (changes: Partial<PersonalData> = {}): PersonalData => ({
  ...{ personTypeId: 1, identificationTypeId: 3, identification: '1710034065', surname: 'Guamán' },
  ...{ secondSurname: 'Quishpe', firstName: 'Rosa', secondName: 'Elvira', genderId: 1, birthPlace: 'CUENCA' },
  ...{ birthDate: '1990-05-17', nationalityId: 218, civilStatusId: 1, dependants: 2, addressTypeId: 1 },
  ...{ provinceId: 17, cityId: 1701, mainStreet: 'Av. Amazonas', streetNumber: 'N24-03', secondaryStreet: 'Colón' },
  ...{ mobile: '0987654321', email: 'rosa@example.com', fundsOrigin: 'AHORROS' },
  ...{ isExposed: false, hasExposedRelatives: false },
  ...changes,
});

/** What a spouse is asked. */
export const SPOUSE: PersonalData = {
  ...{ personTypeId: 1, identificationTypeId: 3, identification: '0912345675', surname: 'Vera', firstName: 'Luis' },
  ...{ genderId: 2, birthDate: '1988-01-02', nationalityId: 218, mobile: '0991234567' },
};

export const WORK: EconomicActivity = {
  ...{ employmentRelationshipId: 1, activityTypeId: 1, sectorId: 1, countryId: 218, provinceId: 9, cityId: 901 },
  ...{ company: 'EMPRESA DE PRUEBA S.A.', position: 'ANALISTA', address: 'Av. Quito', phone: '042000000' },
  ...{ years: 6, months: 11 },
};
export const ASSET: Asset = { typeId: 1, value: cents(850_000) };
export const LIABILITY: Liability = { typeId: 7, observation: 'Tarjeta de un banco', value: cents(40_000) };
export const INCOME: Income = { typeId: 1, value: cents(240_000) };
export const EXPENSE = { typeId: 1, value: cents(65_000) };
export const ACCOUNT: BankReference = {
  ...{ institutionId: 1, institution: 'Banco Pichincha C.A.', accountTypeId: 1, accountNumber: '2200000001' },
};
export const FRIEND: PersonalReference = {
  ...{ firstNames: 'Carmen', surnames: 'Luna', phone: '0990000098', relationshipId: 18 },
};
export const OFFICE: ExposedPerson = {
  ...{ position: 'CONCEJAL', entity: 'MUNICIPIO DE PRUEBA', appointedOn: plusYears(todayInEcuador(new Date()), -2) },
};
export const RELATIVE: ExposedRelative = {
  ...{ identificationTypeId: 3, identification: '1714307103', surnames: 'Guamán', firstNames: 'Pedro' },
  ...{ relationshipId: 4, position: 'ALCALDE', entity: 'MUNICIPIO DE PRUEBA' },
};

/** An application of a customer's that a test fills in. */
export interface FilledApplication extends DemoCustomer {
  readonly asked: { readonly id: number; readonly kind: number };
}

/** A new undecided quotation of a demo customer, to fill in the form of `kind` for: 1 cash, 2 credit. */
export async function newApplication(
  { database }: Served,
  customer: DemoCustomer,
  kind: 1 | 2,
): Promise<FilledApplication> {
  const story = { car: 'altar', quoted: 2, kind: kind === 2 ? 'credit' : 'cash' } as const;
  return { ...customer, asked: { id: await tell(database, customer.user.id, story), kind } };
}

/** Saves the applicant's sections, or those that are named. @throws Error with the refusal of the first that is refused */
export async function saveApplicant(
  { get, asked }: FilledApplication,
  answers: Partial<Answers> = allOfApplicant(asked.kind),
): Promise<void> {
  const of = { ...asked, formType: 1 };
  const saveForm = async <Words>(endpoint: Endpoint<typeof of & { form: Words }, unknown>, form: Words | undefined) =>
    form && get(endpoint, { ...of, form });
  const saveRows = async <Row>(endpoint: Endpoint<typeof of & { rows: Row[] }, unknown>, rows: Row[] | undefined) =>
    rows && get(endpoint, { ...of, rows });
  await saveForm(savePersonalData, answers.personalData);
  await saveForm(saveEconomicActivity, answers.economicActivity);
  await saveRows(saveAssets, answers.assets);
  await saveRows(saveLiabilities, answers.liabilities);
  await saveRows(saveIncome, answers.income);
  await saveRows(saveExpenses, answers.expenses);
  await saveRows(saveBankReferences as never, answers.bankReferences);
  await saveRows(savePersonalReferences as never, answers.personalReferences);
  await saveRows(saveExposedPersons as never, answers.exposedPersons);
  await saveRows(saveExposedRelatives as never, answers.exposedRelatives);
}

/** What an applicant without spouse and public office is asked: in the credit application the debts too. */
export const allOfApplicant = (kind: number): Answers => ({
  ...{ personalData: personalData(), economicActivity: WORK, assets: [ASSET], income: [INCOME], expenses: [EXPENSE] },
  ...(kind === 2 && { liabilities: [LIABILITY] }),
  ...{ bankReferences: [ACCOUNT], personalReferences: [FRIEND] },
});

/** Stores the letter and the documents as complete, as their own calls do. */
export const completeDocuments = ({ database }: Served, { id, kind }: { id: number; kind: number }) =>
  database
    .insertInto('application_section')
    .values(
      (['documents', 'authorization'] as const).map((section) => ({
        ...{ negotiation_id: id, wizard: kind === 2 ? ('credit' as const) : ('funds' as const) },
        ...{ form: 'applicant' as const, section, data: '{}', complete: true },
      })),
    )
    .execute();
