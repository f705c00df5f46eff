import { createQuotation, quotations } from '@vitrina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { customerRoute } from '../../platform/http/contract-route';
import { NotFound } from '../../platform/http/errors';
import { addQuotation, listQuotations } from './service';

/** Quotations of signed-in customers, each their own only. */
export function quotationRoutes(app: FastifyInstance, database: Kysely<Database>): void {
  customerRoute(app, database, createQuotation, (words, accountId) => addQuotation(database, accountId, words));
  customerRoute(app, database, quotations, async ({ personId, campaign }, accountId) => {
    if (personId !== accountId) throw new NotFound();
    return listQuotations(database, accountId, campaign);
  });
}
