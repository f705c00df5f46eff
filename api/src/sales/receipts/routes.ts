import { paymentReceipt, purchaseReceipt } from '@vitrina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { route } from '../../platform/http/route';
import { ownRows } from '../own-rows';
import { paymentReceiptFile, purchaseReceiptFile } from './files';

/** Receipts of signed-in customers, each their own only. A document costs more than a look at rows. */
export function receiptRoutes(app: FastifyInstance, database: Kysely<Database>): void {
  route(app, paymentReceipt, { rate: 'write' }, ({ id, paymentId }, { accountId }) =>
    paymentReceiptFile(ownRows(database, accountId), id, paymentId),
  );
  route(app, purchaseReceipt, { rate: 'write' }, ({ id }, { accountId }) =>
    purchaseReceiptFile(ownRows(database, accountId), id),
  );
}
