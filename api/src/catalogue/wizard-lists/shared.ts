import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { offered } from '../offered';
import type { CatalogueKind } from '../tables';

/** The order of names in Spanish. */
export const inSpanish = new Intl.Collator('es').compare;

/** A list without more than names, in its own order. */
export const itemsOf = (database: Kysely<Database>, kind: CatalogueKind) =>
  offered(database)
    .selectFrom('catalogue_item')
    .select(['id', 'name'])
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();

/** An institution as a list shows it: also by the name that people call it, so that a search finds either. */
export const institutionName = ({ name, short_name }: { name: string; short_name: string }): string =>
  name.includes(short_name) ? name : `${name} (${short_name})`;

/** Institutions by name: all, or those where people have accounts. */
export async function institutionsOf(database: Kysely<Database>, { takingDeposits }: { takingDeposits: boolean }) {
  const all = offered(database).selectFrom('institution').select(['id', 'name', 'short_name']);
  const rows = await (takingDeposits ? all.where('takes_deposits', '=', true) : all).execute();
  return rows
    .map((row) => ({ id: row.id, name: institutionName(row) }))
    .sort((a, b) => inSpanish(a.name, b.name) || a.id - b.id);
}
