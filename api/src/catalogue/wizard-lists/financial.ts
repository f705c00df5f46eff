import type { AssetType, FinancialCatalogues } from '@vitrina/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { offered } from '../offered';
import { inSpanish, institutionsOf, itemsOf } from './shared';

/** Kinds of asset with what their three texts ask for; investments with their types. */
async function assetTypes(database: Kysely<Database>): Promise<AssetType[]> {
  const rows = await offered(database)
    .selectFrom('asset_type')
    .select(['id', 'name', 'sections'])
    .orderBy('id')
    .execute();
  const investments = await itemsOf(database, 'investment-type');
  return rows.map(({ id, name, sections }) => ({
    ...{ id, name, parts: sections },
    items: sections.some(({ list }) => list === 'investment-types') ? investments : [],
  }));
}

/** The seven lists of the financial situation. */
export const financialLists = async (database: Kysely<Database>): Promise<FinancialCatalogues> => ({
  assetTypes: await assetTypes(database),
  liabilityTypes: await itemsOf(database, 'liability-type'),
  incomeTypes: await offered(database)
    .selectFrom('income_type')
    .select(['id', 'name', 'needs_description as needsDescription'])
    .orderBy('id')
    .execute(),
  expenseTypes: await itemsOf(database, 'expense-type'),
  institutions: await institutionsOf(database, { takingDeposits: false }),
  propertyTypes: await itemsOf(database, 'property-type'),
  vehicleMakes: (await offered(database).selectFrom('vehicle_make').select(['id', 'name']).execute()).sort((a, b) =>
    inSpanish(a.name, b.name),
  ),
});
