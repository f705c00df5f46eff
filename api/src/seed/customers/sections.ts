import {
  Assets,
  BankReferences,
  EconomicActivity,
  Expenses,
  encode,
  IDENTITY_TYPES,
  Incomes,
  PersonalData,
  PersonalReferences,
  toCents,
} from '@vitrina/contract';
import type { Transaction } from 'kysely';
import { splitNames } from '../../customers/profile/names';
import type { Database } from '../../platform/database/schema';
import type { ApplicationSection } from '../../sales/tables';
import { PROVINCES } from '../catalogue/data/divisions';
import { keepDemoFile } from './files';
import type { DemoCustomer } from './people';
import { ago } from './replay';
import type { Story } from './story';

const ECUADOR = 218;
const BANK = { id: 1, name: 'Banco Pichincha C.A.' };

/** Ids of cantons begin with their province's. */
const provinceOf = (cantonId: number) => Math.floor(cantonId / 100);

/** The id of the parish that has the name of its canton. */
function seatOf(cantonId: number): number {
  const canton = PROVINCES.flatMap(({ cantons }) => cantons).find(({ id }) => id === cantonId);
  const seat = canton?.parishes.find(({ name }) => name === canton.name);
  if (!seat) throw new Error(`the seed has no parish that has the name of its canton ${cantonId}`);
  return seat.id;
}

/** Who the applicant is. A natural person's tax number begins with the cédula. */
function personalDataOf(customer: DemoCustomer): PersonalData {
  const { identification, firstNames, surnames, phone: mobile, email, birthDate, genderId, address } = customer;
  const [first, last] = [splitNames(firstNames), splitNames(surnames)];
  const cityId = address?.cantonId ?? 1701;
  return {
    ...{
      personTypeId: 1,
      identificationTypeId: IDENTITY_TYPES.nationalId,
      identification: identification.slice(0, 10),
    },
    ...{ surname: last.first, ...(last.rest && { secondSurname: last.rest }) },
    ...{ firstName: first.first, ...(first.rest && { secondName: first.rest }) },
    ...{ genderId, birthPlace: 'QUITO', birthDate, nationalityId: ECUADOR, civilStatusId: 1, dependants: 1 },
    ...{ addressTypeId: 1, provinceId: provinceOf(cityId), cityId, parishId: seatOf(cityId) },
    ...{ mainStreet: address?.mainStreet ?? 'Av. Amazonas' },
    ...{ streetNumber: address?.number ?? 'N24-03', secondaryStreet: address?.secondaryStreet ?? 'Av. Colón' },
    ...{ mobile, email, fundsOrigin: 'AHORROS', isExposed: false, hasExposedRelatives: false },
  };
}

/** What the applicant's sections hold, as they are stored; the declaration of funds asks for no liabilities. */
function sectionsOf(customer: DemoCustomer, wizard: 'credit' | 'funds'): [ApplicationSection, unknown][] {
  const work = {
    ...{
      employmentRelationshipId: 1,
      activityTypeId: 1,
      sectorId: 1,
      countryId: ECUADOR,
      provinceId: 17,
      cityId: 1701,
    },
    ...{ company: 'EMPRESA DE PRUEBA S.A.', position: 'ANALISTA', address: 'Av. República', phone: '022000000' },
    ...{ years: 6, months: 3 },
  };
  const account = { institutionId: BANK.id, institution: BANK.name, accountTypeId: 1, accountNumber: '2200000001' };
  const friend = { firstNames: 'Rosa Elena', surnames: 'Vera Luna', phone: '0990000099', relationshipId: 18 };
  const liabilities: [ApplicationSection, unknown][] = wizard === 'credit' ? [['liabilities', []]] : [];
  return [
    ['personal-data', encode(PersonalData, personalDataOf(customer))],
    ['economic-activity', encode(EconomicActivity, work)],
    ['assets', encode(Assets, [{ typeId: 2, reference: BANK.name, referenceId: BANK.id, value: toCents(8_500) }])],
    ...liabilities,
    ['income', encode(Incomes, [{ typeId: 1, value: toCents(2_400) }])],
    ['expenses', encode(Expenses, [{ typeId: 1, value: toCents(650) }])],
    ['bank-references', encode(BankReferences, [account])],
    ['personal-references', encode(PersonalReferences, [friend])],
    ['documents', {}],
    ['authorization', { accepted: true }],
  ];
}

/** The mandatory documents of each wizard, by their types. */
const DOCUMENTS = { credit: [1, 2], funds: [1, 2] } as const;

/** Writes the sections that a decision needs, with documents and consent; of an undecided negotiation only the first. */
export async function writeSections(
  transaction: Transaction<Database>,
  { accountId, customer, negotiationId }: { accountId: number; customer: DemoCustomer; negotiationId: number },
  { kind, decided, quoted }: Story,
): Promise<void> {
  const wizard = kind === 'credit' ? 'credit' : 'funds';
  const savedAt = ago(decided ?? quoted);
  const sections = sectionsOf(customer, wizard).slice(0, decided === undefined ? 2 : undefined);
  await transaction
    .insertInto('application_section')
    .values(
      sections.map(
        ([section, data]) =>
          ({
            ...{ negotiation_id: negotiationId, wizard, form: 'applicant', section },
            ...{ data: JSON.stringify(data), complete: true, saved_at: savedAt },
          }) as const,
      ),
    )
    .execute();
  if (decided === undefined) return;
  for (const typeId of DOCUMENTS[wizard]) {
    const lines = ['Documento de prueba', `${customer.firstNames} ${customer.surnames}`];
    const fileId = await keepDemoFile(transaction, accountId, {
      kind: typeId === 1 ? 'jpeg' : 'pdf',
      name: `documento-${negotiationId}-${typeId}`,
      lines,
    });
    await transaction
      .insertInto('document')
      .values({ negotiation_id: negotiationId, wizard, type_id: typeId, file_id: fileId, added_at: savedAt })
      .execute();
  }
  await transaction
    .insertInto('consent')
    .values({
      account_id: accountId,
      negotiation_id: negotiationId,
      purpose: wizard === 'credit' ? 'credit-bureaus' : 'funds-declaration',
      text_version: '2026-11',
      given_at: savedAt,
    })
    .execute();
}
