import { createQuotation, quotations } from '@vitrina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { NotFound } from '../../platform/http/errors';
import { route } from '../../platform/http/route';
import { addQuotation, listQuotations } from './service';

/** Quotations of signed-in customers, each their own only. */
export function quotationRoutes(app: FastifyInstance, database: Kysely<Database>): void {
  route(app, createQuotation, { rate: 'write' }, (words, caller) => addQuotation(database, caller, words));
  route(app, quotations, { rate: 'read' }, async ({ personId, campaign }, { accountId }) => {
    if (personId !== accountId) throw new NotFound();
    return listQuotations(database, accountId, campaign);
  });
}
