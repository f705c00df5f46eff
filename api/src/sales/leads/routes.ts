import { createLead, createPostSaleLead, createVehicleLead } from '@vitrina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Captcha } from '../../platform/captcha/captcha';
import type { Database } from '../../platform/database/schema';
import { contractRoute } from '../../platform/http/contract-route';
import { keepFormLead, POST_SALE_FORM, QUOTE_FORM } from './form-leads';
import { keepLead } from './service';

/** Quotation requests of guests, and the leads of the forms without the wizard. */
export function leadRoutes(app: FastifyInstance, parts: { database: Kysely<Database>; captcha: Captcha }): void {
  const { database, captcha } = parts;
  contractRoute(app, createLead, (request) => keepLead(database, captcha, request));
  contractRoute(app, createVehicleLead, (request) => keepFormLead(database, captcha, QUOTE_FORM, request));
  contractRoute(app, createPostSaleLead, (request) => keepFormLead(database, captcha, POST_SALE_FORM, request));
}
