import { documentTypes, saveDocuments as saveDocumentsCall } from '@vitrina/contract';
import { applicationFormOf } from '@vitrina/rules';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { FILE_BODY_LIMIT, route } from '../../platform/http/route';
import { saveDocuments } from './save';
import { documentTypesOf } from './types';

/** Documents of applications: what is asked for, and the customer's own. */
export function documentRoutes(app: FastifyInstance, database: Kysely<Database>): void {
  route(app, documentTypes, { cached: true }, ({ kind }) => documentTypesOf(database, applicationFormOf(kind).name));
  route(app, saveDocumentsCall, { rate: 'write', bodyLimit: FILE_BODY_LIMIT }, async (words, { accountId }) => ({
    documents: await saveDocuments(database, accountId, words),
  }));
}
