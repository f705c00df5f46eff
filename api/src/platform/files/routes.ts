import { storedFile } from '@vitrina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import { route } from '../http/route';
import { openFile } from './store';

/** Files of signed-in customers, each only to its owner. */
export function fileRoutes(app: FastifyInstance, database: Kysely<Database>): void {
  route(app, storedFile, { rate: 'read' }, ({ id }, { accountId }) => openFile(database, accountId, id));
}
