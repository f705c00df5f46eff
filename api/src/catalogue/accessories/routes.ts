import { accessories, prepaidMaintenance } from '@vitrina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { route } from '../../platform/http/route';
import { listAccessories, listCoupons } from './queries';

/** Accessories sold alone, kits, and prepaid maintenance. */
export function accessoryRoutes(app: FastifyInstance, database: Kysely<Database>): void {
  route(app, accessories, { cached: true }, async ({ versionId, active, kind }) => {
    const all = await listAccessories(database, versionId, { onSaleOnly: active });
    return all.filter((accessory) => accessory.kind === kind).map(({ kind: _kind, ...accessory }) => accessory);
  });
  route(app, prepaidMaintenance, { cached: true }, ({ versionId }) => listCoupons(database, versionId));
}
