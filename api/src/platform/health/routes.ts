import type { FastifyPluginAsync } from 'fastify';
import type { Kysely } from 'kysely';
import type { RevisionSource } from '../cache/cache';
import type { Database } from '../database/schema';
import type { Live } from '../site/store';

/** What must be there to serve. */
interface Needs {
  database: Kysely<Database>;
  revision: RevisionSource;
  /** The release that is served; undefined for a server without a site. */
  live: Pick<Live, 'release'> | undefined;
  /** What the operator must look at, although this server can serve. */
  troubles: () => readonly string[];
}

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve, because the database answers, holds a catalogue, and its
 * changes are listened for, and there is a release if it has a site to serve; otherwise 503 with what is missing.
 * Troubles (a card provider that refuses our clock) are told besides, and fail nothing.
 */
export const healthRoutes =
  ({ database, revision, live, troubles }: Needs): FastifyPluginAsync =>
  async (app) => {
    app.get('/healthz', async () => ({ status: 'ok' }));
    app.get('/readyz', async (request, reply) => {
      const model = await database
        .selectFrom('model')
        .select('id')
        .limit(1)
        .executeTakeFirst()
        .catch((error: unknown) => void request.log.warn({ err: error }, 'not ready'));
      const missing = [
        ...(model !== undefined && revision.current !== undefined ? [] : ['catalogue']),
        ...(live === undefined || (await live.release()) ? [] : ['release']),
      ];
      const told = troubles();
      const more = told.length > 0 ? { troubles: told } : {};
      if (missing.length === 0) return { status: 'ready', ...more };
      return reply.code(503).send({ status: 'not ready', missing, ...more });
    });
  };
