import { commercialVersion, modelById, vehicleLines } from '@vitrina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { NotFound } from '../../platform/http/errors';
import { route } from '../../platform/http/route';
import { findModel, listLines } from './models';
import { findVersion } from './versions';

/** Lines, models and commercial versions. */
export function vehicleRoutes(app: FastifyInstance, database: Kysely<Database>): void {
  route(app, vehicleLines, { cached: true }, () => listLines(database));
  route(app, modelById, { cached: true }, async ({ id }) => {
    const model = await findModel(database, id);
    if (!model) throw new NotFound('El modelo no existe');
    return model;
  });
  route(app, commercialVersion, { cached: true }, async ({ modelId, year }) => {
    const version = await findVersion(database, modelId, year);
    if (!version) throw new NotFound('El modelo no se vende en ese año');
    return version;
  });
}
