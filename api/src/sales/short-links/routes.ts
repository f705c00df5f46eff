import { createShortLink, openShortLink } from '@vitrina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { route } from '../../platform/http/route';
import { makeLink, openLink } from './service';

/** Short links: made of a configuration, opened by anybody who has one. */
export function shortLinkRoutes(app: FastifyInstance, database: Kysely<Database>): void {
  route(app, createShortLink, { rate: 'write' }, async (content, { address }) => ({
    code: await makeLink(database, content, address),
  }));
  route(app, openShortLink, { rate: 'read' }, ({ code }) => openLink(database, code));
}
