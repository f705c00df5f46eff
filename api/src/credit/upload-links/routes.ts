import {
  createUploadLink as createUploadLinkCall,
  openUploadLink as openUploadLinkCall,
  uploadDocument,
} from '@vitrina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { FILE_BODY_LIMIT, route } from '../../platform/http/route';
import { addDocument } from '../documents/add';
import { createUploadLink } from './create';
import { grantToUpload, lockForBrowser, openUploadLink, uploadList } from './open';

/** Links that let a telephone add documents. The telephone has no session, and gets none. */
export function uploadLinkRoutes(app: FastifyInstance, parts: { database: Kysely<Database>; siteUrl: string }): void {
  const { database } = parts;
  const grant = (token: string) => grantToUpload(database, token);
  route(app, createUploadLinkCall, { rate: 'write' }, (words, call) => createUploadLink(parts, call, words));
  route(app, openUploadLinkCall, { rate: 'sign-in', grant }, ({ browser }, { grant: link }) =>
    openUploadLink(database, link, browser),
  );
  route(
    app,
    uploadDocument,
    { rate: 'write', bodyLimit: FILE_BODY_LIMIT, grant },
    async ({ browser, document }, { grant: link }) => {
      await addDocument(database, { wizard: link.wizard, isFromPhone: true }, document, (transaction) =>
        lockForBrowser(transaction, link, browser),
      );
      return uploadList(database, link);
    },
  );
}
