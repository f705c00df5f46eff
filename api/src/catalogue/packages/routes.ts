import { packageComparison, packagePrice, packages } from '@vitrina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { CatalogueCache } from '../../platform/cache/cache';
import type { Database } from '../../platform/database/schema';
import { catalogueRoute } from '../../platform/http/contract-route';
import { listPackages, listPriceLines, listSimilar } from './queries';

/** Trim packages, their price lines and what to compare them with. */
export function packageRoutes(app: FastifyInstance, database: Kysely<Database>, cache: CatalogueCache): void {
  catalogueRoute(app, cache, packages, (choice) => listPackages(database, choice));
  catalogueRoute(app, cache, packagePrice, ({ packageId }) => listPriceLines(database, packageId));
  catalogueRoute(app, cache, packageComparison, ({ packageId }) => listSimilar(database, packageId));
}
