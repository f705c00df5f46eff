import { createLead, createPostSaleLead, createVehicleLead } from '@vitrina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Captcha } from '../../platform/captcha/captcha';
import type { Database } from '../../platform/database/schema';
import { route } from '../../platform/http/route';
import { keepFormLead, POST_SALE_FORM, QUOTE_FORM } from './form-leads';
import { keepLead } from './service';

/** Quotation requests of guests, and the leads of the forms without the wizard. */
export function leadRoutes(app: FastifyInstance, parts: { database: Kysely<Database>; captcha: Captcha }): void {
  const { database, captcha } = parts;
  route(app, createLead, { rate: 'write' }, (words, { address }) => keepLead({ database, captcha, address }, words));
  route(app, createVehicleLead, { rate: 'write' }, (words, { address }) =>
    keepFormLead({ database, captcha, address }, QUOTE_FORM, words),
  );
  route(app, createPostSaleLead, { rate: 'write' }, (words, { address }) =>
    keepFormLead({ database, captcha, address }, POST_SALE_FORM, words),
  );
}
