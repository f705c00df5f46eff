import type { FastifyInstance } from 'fastify';
import { encodeBody, sendEncoded } from '../http/encoded-body';
import { openapiDocument } from './document';

/** `/openapi.json`: the calls that this server answers. */
export function openapiRoutes(app: FastifyInstance): void {
  let body: ReturnType<typeof encodeBody> | undefined;
  app.get('/openapi.json', async (request, reply) => {
    body ??= encodeBody(openapiDocument(app.answeredEndpoints));
    return sendEncoded(request, reply, await body);
  });
}
