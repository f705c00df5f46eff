import { applicationDocument } from '@vitrina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { route } from '../../platform/http/route';
import { applicationFile } from './document';

/** The document of the customer's own application. It costs more than a look at rows. */
export function applicationDocumentRoutes(app: FastifyInstance, database: Kysely<Database>): void {
  route(app, applicationDocument, { rate: 'write' }, ({ id }, { accountId }) =>
    applicationFile(database, accountId, id),
  );
}
