import { createQuotation, quotationDocument, quotationLink, quotations } from '@vitrina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { NotFound } from '../../platform/http/errors';
import { route } from '../../platform/http/route';
import { ownRows } from '../own-rows';
import { ownDocument } from './document';
import { ownLink } from './link';
import { listQuotations } from './list';
import { addQuotation } from './service';

/** Quotations of signed-in customers, each their own only. */
export function quotationRoutes(app: FastifyInstance, database: Kysely<Database>): void {
  route(app, createQuotation, { rate: 'write' }, (words, caller) => addQuotation(database, caller, words));
  route(app, quotations, { rate: 'read' }, async ({ personId, ...words }, { accountId }) => {
    if (personId !== accountId) throw new NotFound();
    return listQuotations(ownRows(database, accountId), words);
  });
  // A document and a new link cost more than a look at rows.
  route(app, quotationDocument, { rate: 'write' }, ({ id }, { accountId }) => ownDocument(database, accountId, id));
  route(app, quotationLink, { rate: 'write' }, async ({ id }, caller) => ({
    code: await ownLink(database, caller, id),
  }));
}
