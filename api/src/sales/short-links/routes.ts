import { createShortLink, openShortLink } from '@vitrina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { contractRoute } from '../../platform/http/contract-route';
import { makeLink, openLink } from './service';

/** Short links: made of a configuration, opened by anybody who has one. */
export function shortLinkRoutes(app: FastifyInstance, database: Kysely<Database>): void {
  contractRoute(app, createShortLink, async (content, { request }) => ({
    code: await makeLink(database, content, request.ip),
  }));
  contractRoute(app, openShortLink, ({ code }) => openLink(database, code));
}
