import { createLead, createPostSaleLead } from '@vitrina/contract';
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
  route(app, createLead, { rate: 'write' }, (words, { address }) => {
    const desk = { database, captcha, address };
    return words.kind === 'form' ? keepFormLead(desk, QUOTE_FORM, words) : keepLead(desk, words);
  });
  route(app, createPostSaleLead, { rate: 'write' }, (words, { address }) =>
    keepFormLead({ database, captcha, address }, POST_SALE_FORM, words),
  );
}
