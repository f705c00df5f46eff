import type { FastifyInstance } from 'fastify';
import { encodeBody, sendEncoded } from '../http/encoded-body';
import { answeredCalls } from './answered';
import { openapiDocument } from './document';

/** `/openapi.json` describes the calls that this server answers, `/calls.json` lists them for the release gate. */
export function openapiRoutes(app: FastifyInstance): void {
  let body: ReturnType<typeof encodeBody> | undefined;
  app.get('/openapi.json', async (request, reply) => {
    body ??= encodeBody(openapiDocument(app.answeredEndpoints));
    return sendEncoded(request, reply, await body);
  });
  app.get('/calls.json', async () => answeredCalls(app));
}
