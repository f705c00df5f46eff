import type { Country, PersonalCatalogues } from '@vitrina/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { offered } from '../offered';
import { inSpanish, itemsOf } from './shared';

const ECUADOR = 'EC';

/** Countries by name, Ecuador first. */
async function countries(database: Kysely<Database>): Promise<Country[]> {
  const rows = await offered(database).selectFrom('country').selectAll().execute();
  const isFirst = ({ alpha2 }: { alpha2: string }) => Number(alpha2 !== ECUADOR);
  return rows
    .sort((a, b) => isFirst(a) - isFirst(b) || inSpanish(a.name, b.name))
    .map(({ numeric_code, name, nationality }) => ({
      ...{ id: Number(numeric_code), name },
      ...(nationality !== null && { nationality }),
    }));
}

const named = (
  database: Kysely<Database>,
  table: 'province' | 'identification_type' | 'address_type' | 'employment_relationship',
) => offered(database).selectFrom(table).select(['id', 'name']).orderBy('id').execute();

/** Genders that the lenders' forms know. */
const lendersGenders = (database: Kysely<Database>) =>
  offered(database).selectFrom('gender').select(['id', 'name']).where('code', 'is not', null).orderBy('id').execute();

const civilStatuses = (database: Kysely<Database>) =>
  offered(database)
    .selectFrom('civil_status')
    .select(['id', 'name', 'feminine_name as feminineName'])
    .orderBy('id')
    .execute();

/** The ten lists of personal data and work. */
export async function personalLists(database: Kysely<Database>): Promise<PersonalCatalogues> {
  const provinces = await named(database, 'province');
  return {
    personTypes: await itemsOf(database, 'person-type'),
    genders: await lendersGenders(database),
    nationalities: await countries(database),
    identificationTypes: await named(database, 'identification_type'),
    provinces: provinces.sort((a, b) => inSpanish(a.name, b.name)),
    civilStatuses: await civilStatuses(database),
    addressTypes: await named(database, 'address_type'),
    employmentRelationships: await named(database, 'employment_relationship'),
    activityTypes: await itemsOf(database, 'activity-type'),
    sectors: await itemsOf(database, 'sector'),
  };
}
