import {
  answerFinancing as answerFinancingCall,
  changePurchaseKind as changePurchaseKindCall,
} from '@vitrina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { route } from '../../platform/http/route';
import { answerFinancing } from './answer';
import { changePurchaseKind } from './purchase-kind';

/** How a customer's quotation is bought, and the answer to a lender's offer. */
export function financingRoutes(app: FastifyInstance, database: Kysely<Database>): void {
  route(app, answerFinancingCall, { rate: 'write' }, (words, caller) => answerFinancing(database, caller, words));
  route(app, changePurchaseKindCall, { rate: 'write' }, (words, { accountId, address, reply }) => {
    const userAgent = reply.request.headers['user-agent'];
    return changePurchaseKind(database, { accountId, address, userAgent }, words);
  });
}
