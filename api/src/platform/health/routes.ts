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
}

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve, because the database answers, holds a catalogue, and its
 * changes are listened for, and there is a release if it has a site to serve; otherwise 503 with what is missing.
 */
export const healthRoutes =
  ({ database, revision, live }: Needs): FastifyPluginAsync =>
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
      if (missing.length === 0) return { status: 'ready' };
      return reply.code(503).send({ status: 'not ready', missing });
    });
  };
