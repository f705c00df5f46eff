import { type Dealership, dealerships } from '@vitrina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { route } from '../../platform/http/route';
import { offered } from '../offered';

const selectDealerships = (database: Kysely<Database>) =>
  offered(database)
    .selectFrom('dealership')
    .innerJoin('province', 'province.id', 'dealership.province_id')
    .innerJoin('canton', 'canton.id', 'dealership.canton_id')
    .selectAll('dealership')
    .select(['province.name as province', 'canton.name as canton'])
    .orderBy('dealership.id');

type Row = Awaited<ReturnType<ReturnType<typeof selectDealerships>['execute']>>[number];

const toDealership = (row: Row): Dealership => ({
  id: row.id,
  name: row.name,
  company: row.company,
  schedule: row.schedule ?? undefined,
  whatsapp: row.whatsapp ?? undefined,
  places: [
    {
      address: row.street ?? undefined,
      crossStreet: row.cross_street ?? undefined,
      streetNumber: row.street_number ?? undefined,
      type: row.kind ?? undefined,
      country: 'Ecuador',
      province: row.province,
      parish: row.parish ?? undefined,
      canton: row.canton,
      neighbourhood: row.neighbourhood ?? undefined,
      details: row.details ?? undefined,
      latitude: row.latitude ?? undefined,
      longitude: row.longitude ?? undefined,
    },
  ],
});

/** A dealership of a province. */
export async function findDealership(
  database: Kysely<Database>,
  provinceId: number,
  id: number,
): Promise<Dealership | undefined> {
  const row = await selectDealerships(database)
    .where('dealership.id', '=', id)
    .where('dealership.province_id', '=', provinceId)
    .executeTakeFirst();
  return row && toDealership(row);
}

/** Dealerships of a province; of all when none is named or all are asked for. */
export function dealershipRoutes(app: FastifyInstance, database: Kysely<Database>): void {
  route(app, dealerships, { cached: true }, async ({ provinceId, all }) => {
    const query = selectDealerships(database);
    const rows = all || provinceId === undefined ? query : query.where('dealership.province_id', '=', provinceId);
    return (await rows.execute()).map(toDealership);
  });
}
