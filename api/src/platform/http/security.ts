import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Headers of answers that are data: they must not run, be framed or be cached. */
export async function secureApi(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
}
