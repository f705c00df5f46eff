import {
  application,
  decideApplication as decideApplicationCall,
  previousAnswers as previousAnswersCall,
  saveDraft as saveDraftCall,
} from '@vitrina/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../platform/http/route';
import { decideApplication } from './decision/decide';
import { documentRoutes } from './documents/routes';
import { LARGE_BODY, saveDraft } from './drafts/save';
import { letterRoutes } from './letter/routes';
import type { CreditParts } from './parts';
import { applicationDocumentRoutes } from './pdf/routes';
import { previousAnswers } from './previous/answers';
import { readApplication } from './read-application';
import { sectionRoutes } from './sections/routes';
import { simulatorRoutes } from './simulator/routes';
import { uploadLinkRoutes } from './upload-links/routes';

/** What a credit costs; and credit applications and declarations of funds of signed-in customers, each their own only. */
export function creditRoutes(app: FastifyInstance, parts: CreditParts): void {
  const { database } = parts;
  simulatorRoutes(app, database);
  route(app, application, { rate: 'read' }, (asked, { accountId }) => readApplication(parts, accountId, asked));
  route(app, previousAnswersCall, { rate: 'read' }, (asked, { accountId }) =>
    previousAnswers(database, accountId, asked),
  );
  sectionRoutes(app, database);
  route(app, saveDraftCall, { rate: 'write', bodyLimit: LARGE_BODY }, (words, { accountId }) =>
    saveDraft(parts, accountId, words),
  );
  documentRoutes(app, database);
  uploadLinkRoutes(app, parts);
  letterRoutes(app, database);
  route(app, decideApplicationCall, { rate: 'write' }, async (asked, call) => {
    await decideApplication(database, call, asked);
    return {};
  });
  applicationDocumentRoutes(app, database);
}
