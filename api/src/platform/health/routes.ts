import type { FastifyPluginAsync } from 'fastify';
import type { Kysely } from 'kysely';
import type { RevisionSource } from '../cache/cache';
import type { Database } from '../database/schema';

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve, because the database answers, holds a catalogue, and its
 * changes are listened for; 503 otherwise.
 */
export const healthRoutes =
  ({ database, revision }: { database: Kysely<Database>; revision: RevisionSource }): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    app.get('/healthz', async () => ({ status: 'ok' }));
    app.get('/readyz', async (request, reply) => {
      const model = await database
        .selectFrom('model')
        .select('id')
        .limit(1)
        .executeTakeFirst()
        .catch((error: unknown) => void request.log.warn({ err: error }, 'not ready'));
      const ready = model !== undefined && revision.current !== undefined;
      return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
    });
  };
