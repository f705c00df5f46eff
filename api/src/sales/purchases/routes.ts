import { negotiation, payments, purchases } from '@vitrina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { route } from '../../platform/http/route';
import { ownRows } from '../own-rows';
import { findNegotiation } from './detail';
import { listPurchases } from './list';
import { listPayments } from './payments';

/** Purchases and requests of signed-in customers, each their own only. */
export function purchaseRoutes(app: FastifyInstance, database: Kysely<Database>): void {
  route(app, purchases, { rate: 'read' }, (words, { accountId }) => listPurchases(ownRows(database, accountId), words));
  route(app, negotiation, { rate: 'read' }, ({ id }, { accountId }) => findNegotiation(database, accountId, id));
  route(app, payments, { rate: 'read' }, (words, { accountId }) => listPayments(ownRows(database, accountId), words));
}
