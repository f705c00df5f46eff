import { acceptLetter as acceptLetterCall } from '@vitrina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { route } from '../../platform/http/route';
import { acceptLetter } from './accept';

/** The letter of the customer's own application. */
export function letterRoutes(app: FastifyInstance, database: Kysely<Database>): void {
  route(app, acceptLetterCall, { rate: 'write' }, async (words, { accountId, address, reply }) => {
    const userAgent = reply.request.headers['user-agent'];
    await acceptLetter(database, { accountId, address, userAgent }, words);
    return {};
  });
}
