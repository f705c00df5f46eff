import { reportErrors } from '@vitrina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import { route } from '../http/route';
import { keepReports } from './kept-reports';

/** Larger than twenty reports. */
const BODY_LIMIT = 16 * 1024;

/** Failures in browsers: logged, one line each, and counted per day. */
export function reportRoutes(app: FastifyInstance, database: Kysely<Database>): void {
  route(app, reportErrors, { rate: 'report', bodyLimit: BODY_LIMIT }, async ({ reports }, { reply }) => {
    for (const report of reports) reply.log.warn({ report }, 'an error in a browser');
    await keepReports(database, reports);
    return {};
  });
}
