import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { ApiError } from './errors';

/** Headers of answers that are data: nothing in them may run or be framed, and they are kept by nobody. */
export async function secureApi(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
}

/** Limits what one address may write in a minute. Each instance counts by itself. */
export async function limitWrites(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: '1 minute',
    errorResponseBuilder: (_request, { ttl }) =>
      new ApiError(429, `Demasiados intentos. Vuelve a intentarlo en ${Math.ceil(ttl / 1000)} segundos`),
  });
}
