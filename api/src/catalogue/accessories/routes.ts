import { accessories, prepaidMaintenance } from '@vitrina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { CatalogueCache } from '../../platform/cache/cache';
import type { Database } from '../../platform/database/schema';
import { catalogueRoute } from '../../platform/http/contract-route';
import { listAccessories, listCoupons } from './queries';

/** Accessories sold alone, kits, and prepaid maintenance. */
export function accessoryRoutes(app: FastifyInstance, database: Kysely<Database>, cache: CatalogueCache): void {
  catalogueRoute(app, cache, accessories, async ({ versionId, active, kind }) => {
    const all = await listAccessories(database, versionId, { onSaleOnly: active });
    return all.filter((accessory) => accessory.kind === kind).map(({ kind: _kind, ...accessory }) => accessory);
  });
  catalogueRoute(app, cache, prepaidMaintenance, ({ versionId }) => listCoupons(database, versionId));
}
