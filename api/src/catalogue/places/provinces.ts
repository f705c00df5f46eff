import { provinces, provincesWithCantons, type RequestOf } from '@vitrina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { route } from '../../platform/http/route';
import { offered } from '../offered';

/** The order of names in Spanish: accents do not separate, ñ comes after n. The database's own order differs by its locale. */
const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'es');

/** The rows by the id of what they are part of, by name. */
function partsBy<Row extends { name: string }>(rows: Row[], whole: (row: Row) => number): Map<number, Row[]> {
  const parts = new Map<number, Row[]>();
  for (const row of rows.sort(byName)) parts.set(whole(row), [...(parts.get(whole(row)) ?? []), row]);
  return parts;
}

/** Cantons and parishes of a province, of one canton, or of the country. */
async function divisions(database: Kysely<Database>, { provinceId, cantonId }: RequestOf<typeof provincesWithCantons>) {
  const chosen = offered(database)
    .selectFrom('canton')
    .where((is) =>
      is.and([
        ...(provinceId === undefined ? [] : [is('canton.province_id', '=', provinceId)]),
        ...(cantonId === undefined ? [] : [is('canton.id', '=', cantonId)]),
      ]),
    );
  return Promise.all([
    chosen.selectAll('canton').execute(),
    chosen.innerJoin('parish', 'parish.canton_id', 'canton.id').selectAll('parish').execute(),
  ]);
}

/** Provinces, alone and with their cantons and parishes, by name. */
export function provinceRoutes(app: FastifyInstance, database: Kysely<Database>): void {
  const list = async () => (await offered(database).selectFrom('province').selectAll().execute()).sort(byName);
  route(app, provinces, { cached: true }, list);
  route(app, provincesWithCantons, { cached: true }, async (narrowed) => {
    const [all, [cantons, parishes]] = await Promise.all([list(), divisions(database, narrowed)]);
    const cantonsOf = partsBy(cantons, (canton) => canton.province_id);
    const parishesOf = partsBy(parishes, (parish) => parish.canton_id);
    return all
      .filter(({ id }) => cantonsOf.has(id))
      .map((province) => ({
        ...province,
        cantons: (cantonsOf.get(province.id) ?? []).map(({ id, name }) => ({
          id,
          name,
          parishes: (parishesOf.get(id) ?? []).map(({ id, name }) => ({ id, name })),
        })),
      }));
  });
}
