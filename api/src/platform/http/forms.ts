import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Reads forms as browsers send them: fields by name, of several of one name the last. @param bodyLimit in bytes */
export function acceptForms(app: FastifyInstance, bodyLimit: number): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** Fields of a form. */
export const fieldsOf = ({ body }: Pick<FastifyRequest, 'body'>): Record<string, string> => Object(body);
