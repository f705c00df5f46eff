import { provinces, provincesWithCantons } from '@vitrina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { route } from '../../platform/http/route';
import { offered } from '../offered';

/** The order of names in Spanish: accents do not separate, ñ comes after n. The database's own order differs by its locale. */
const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'es');

/** Provinces, alone and with their cantons and parishes, by name. */
export function provinceRoutes(app: FastifyInstance, database: Kysely<Database>): void {
  const list = async () => (await offered(database).selectFrom('province').selectAll().execute()).sort(byName);
  route(app, provinces, { cached: true }, list);
  route(app, provincesWithCantons, { cached: true }, async () => {
    const [all, cantons, parishes] = await Promise.all([
      list(),
      offered(database).selectFrom('canton').selectAll().execute(),
      offered(database).selectFrom('parish').selectAll().execute(),
    ]);
    const named = <T extends { id: number; name: string }>(rows: T[]) =>
      rows.map(({ id, name }) => ({ id, name })).sort(byName);
    return all.map((province) => ({
      ...province,
      cantons: named(cantons.filter((canton) => canton.province_id === province.id)).map((canton) => ({
        ...canton,
        parishes: named(parishes.filter((parish) => parish.canton_id === canton.id)),
      })),
    }));
  });
}
