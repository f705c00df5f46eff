import { packageComparison, packagePrice, packages } from '@vitrina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { route } from '../../platform/http/route';
import { listPackages, listPriceLines, listSimilar } from './queries';

/** Trim packages, their price lines and what to compare them with. */
export function packageRoutes(app: FastifyInstance, database: Kysely<Database>): void {
  route(app, packages, { cached: true }, (choice) => listPackages(database, choice));
  route(app, packagePrice, { cached: true }, ({ packageId }) => listPriceLines(database, packageId));
  route(app, packageComparison, { cached: true }, ({ packageId }) => listSimilar(database, packageId));
}
