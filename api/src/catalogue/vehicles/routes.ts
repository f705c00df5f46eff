import { commercialVersion, modelById, vehicleLines } from '@vitrina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { CatalogueCache } from '../../platform/cache/cache';
import type { Database } from '../../platform/database/schema';
import { catalogueRoute } from '../../platform/http/contract-route';
import { NotFound } from '../../platform/http/errors';
import { findModel, listLines } from './models';
import { findVersion } from './versions';

/** Lines, models and commercial versions. */
export function vehicleRoutes(app: FastifyInstance, database: Kysely<Database>, cache: CatalogueCache): void {
  catalogueRoute(app, cache, vehicleLines, () => listLines(database));
  catalogueRoute(app, cache, modelById, async ({ id }) => {
    const model = await findModel(database, id);
    if (!model) throw new NotFound('El modelo no existe');
    return model;
  });
  catalogueRoute(app, cache, commercialVersion, async ({ modelId, year }) => {
    const version = await findVersion(database, modelId, year);
    if (!version) throw new NotFound('El modelo no se vende en ese año');
    return version;
  });
}
