import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema';
import { documentRoutes } from './documents/routes';
import { letterRoutes } from './letter/routes';
import { applicationDocumentRoutes } from './pdf/routes';
import { uploadLinkRoutes } from './upload-links/routes';

/** Documents of an application, its letter, its links for the telephone, and all of it as a PDF. */
export function applicationPaperRoutes(
  app: FastifyInstance,
  parts: { database: Kysely<Database>; siteUrl: string },
): void {
  documentRoutes(app, parts.database);
  letterRoutes(app, parts.database);
  uploadLinkRoutes(app, parts);
  applicationDocumentRoutes(app, parts.database);
}
