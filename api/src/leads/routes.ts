import { createLead } from '@vitrina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Captcha } from '../captcha/captcha';
import type { Database } from '../database/schema';
import { contractRoute } from '../http/contract-route';
import { keepLead } from './service';

/** Quotation requests of guests. */
export function leadRoutes(app: FastifyInstance, parts: { database: Kysely<Database>; captcha: Captcha }): void {
  contractRoute(app, createLead, (request) => keepLead(parts.database, parts.captcha, request));
}
