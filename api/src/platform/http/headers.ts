import type { FastifyInstance } from 'fastify';

/** Headers of every answer: a type is never guessed, and what says nothing of caching is not kept. */
const EVERY_ANSWER = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' } as const;

/** Headers of an error, whatever the route had set before it failed: nothing runs, and nobody keeps it. */
export const ERROR_HEADERS = {
  ...EVERY_ANSWER,
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
} as const;

/** Sets the headers of every answer, before any route. A route replaces those that it knows better. */
export function setBaseHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => void reply.headers(EVERY_ANSWER));
}
