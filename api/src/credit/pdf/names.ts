import type { Kysely } from 'kysely';
import type { CatalogueKind } from '../../catalogue/tables';
import type { Database } from '../../platform/database/schema';

const TABLES = [
  'account_type',
  'address_type',
  'asset_type',
  'canton',
  'civil_status',
  'employment_relationship',
  'gender',
  'identification_type',
  'income_type',
  'parish',
  'province',
  'relationship',
] as const;

/** Lists whose names are printed in place of ids. */
export type NamedBy = (typeof TABLES)[number] | CatalogueKind | 'country';

/** The names of all lists. */
export interface Names {
  /** The name of an entry; undefined for an id that the catalogue never had. */
  of(by: NamedBy, id: number): string | undefined;
  /** What the three texts of an asset are called; undefined for one that its type does not ask for. */
  ofAssetParts(typeId: number): readonly (string | undefined)[];
}

/** Reads the names of all lists, those included that are not offered any more: an application goes on naming them. */
export async function namesOf(database: Kysely<Database>): Promise<Names> {
  const names = new Map<string, string>();
  const tables = TABLES.map(async (table) => {
    const rows: { id: number; name: string }[] = await database.selectFrom(table).select(['id', 'name']).execute();
    for (const { id, name } of rows) names.set(`${table} ${id}`, name);
  });
  const items = await database.selectFrom('catalogue_item').select(['kind', 'id', 'name']).execute();
  for (const { kind, id, name } of items) names.set(`${kind} ${id}`, name);
  const countries = await database.selectFrom('country').select(['numeric_code', 'name']).execute();
  for (const { numeric_code, name } of countries) names.set(`country ${Number(numeric_code)}`, name);
  const assets = await database.selectFrom('asset_type').select(['id', 'sections']).execute();
  const parts = new Map(
    assets.map(({ id, sections }) => [id, sections.map((part) => ('label' in part ? part.label : undefined))]),
  );
  await Promise.all(tables);
  return {
    of: (by, id) => names.get(`${by} ${id}`),
    ofAssetParts: (typeId) => parts.get(typeId) ?? [],
  };
}
