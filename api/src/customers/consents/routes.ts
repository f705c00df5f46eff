import {
  acceptPaymentTerms,
  changeMarketingConsent,
  consents,
  personalDataExport,
  requestDeletion,
  withdrawConsent as withdrawConsentCall,
} from '@vitrina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { route } from '../../platform/http/route';
import { exportData } from '../data-export/export';
import { askForDeletion, takeDeletionBack } from '../deletion/request';
import { listConsents } from './list';
import { changeMarketing } from './marketing';
import { acceptTerms } from './payment-terms';
import { withdrawConsent } from './withdraw';

/** A customer's rights over their data: what they agreed to, a copy of everything, and its deletion. */
export function consentRoutes(app: FastifyInstance, parts: { database: Kysely<Database>; siteUrl: string }): void {
  const { database } = parts;
  route(app, consents, { rate: 'read' }, (_words, { accountId }) => listConsents(database, accountId));
  route(app, changeMarketingConsent, { rate: 'write' }, async (words, { accountId }) => {
    await changeMarketing(database, accountId, words);
    return {};
  });
  route(app, withdrawConsentCall, { rate: 'write' }, async (words, caller) => {
    await withdrawConsent(database, caller, words);
    return {};
  });
  route(app, acceptPaymentTerms, { rate: 'write' }, async (words, { accountId, address, reply }) => {
    const userAgent = reply.request.headers['user-agent'];
    await acceptTerms(database, { accountId, address, userAgent }, words);
    return {};
  });
  // Counted as a write: it reads everything.
  route(app, personalDataExport, { rate: 'write' }, (_words, { accountId }) => exportData(database, accountId));
  route(app, requestDeletion, { rate: 'write' }, async ({ isAsked }, call) => {
    if (isAsked) await askForDeletion(parts, call);
    else await takeDeletionBack(database, call.accountId);
    return {};
  });
}
