import { dataValidation, keepPaymentChoice, negotiation, payments, purchases } from '@vitrina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { route } from '../../platform/http/route';
import { ownRows } from '../own-rows';
import { findNegotiation } from './detail';
import { keepChoice } from './keep-choice';
import { listPurchases } from './list';
import { listPayments } from './payments';
import { validateData } from './validation';

/** Purchases and requests of signed-in customers, each their own only. */
export function purchaseRoutes(app: FastifyInstance, database: Kysely<Database>): void {
  route(app, purchases, { rate: 'read' }, (words, { accountId }) => listPurchases(ownRows(database, accountId), words));
  route(app, negotiation, { rate: 'read' }, ({ id }, { accountId }) => findNegotiation(database, accountId, id));
  route(app, dataValidation, { rate: 'read' }, ({ id }, { accountId }) =>
    validateData(ownRows(database, accountId), id),
  );
  route(app, keepPaymentChoice, { rate: 'write' }, async (words, call) => {
    await keepChoice(database, call, words);
    return {};
  });
  route(app, payments, { rate: 'read' }, (words, { accountId }) => listPayments(ownRows(database, accountId), words));
}
