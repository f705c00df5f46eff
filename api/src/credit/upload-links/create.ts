import type { createUploadLink as createUploadLinkCall, RequestOf } from '@vitrina/contract';
import type { Kysely } from 'kysely';
import { hashOf, newToken } from '../../customers/accounts/tokens';
import { accountOf } from '../../customers/accounts/user';
import type { Database } from '../../platform/database/schema';
import { countAttempt } from '../../platform/limits/attempts';
import { admit, needAdmission } from '../../platform/outbox/admission';
import { expiryOf } from '../../platform/outbox/message';
import { enqueueMessage } from '../../platform/outbox/queue';
import { findApplication, refuseForPapers } from '../own-application';
import { LINK_MINUTES, uploadLinkMessage } from './message';

/** A page makes one whenever its part for the telephone is opened. */
const PER_APPLICATION = { purpose: 'upload link', max: 30, minutes: 60 };

/**
 * Makes a link that lets one telephone add documents to an application, and nothing else.
 * @param siteUrl address of the site, which the mailed link begins with
 * @throws NotFound, Conflict as `refuseForPapers`, TooManyRequests
 */
export async function createUploadLink(
  { database, siteUrl }: { database: Kysely<Database>; siteUrl: string },
  { accountId, address }: { accountId: number; address: string },
  { byMail, ...asked }: RequestOf<typeof createUploadLinkCall>,
): Promise<{ token: string; until: string }> {
  const application = await findApplication(database, accountId, asked);
  refuseForPapers(application);
  const { negotiationId, wizard } = application;
  await countAttempt(database, PER_APPLICATION, negotiationId);
  const account = await accountOf(database, accountId);
  const admission = byMail ? await admit(database, uploadLinkMessage, account, address) : undefined;
  if (admission) needAdmission(admission);
  const token = newToken();
  const until = expiryOf({ minutes: LINK_MINUTES });
  await database.transaction().execute(async (transaction) => {
    const row = { negotiation_id: negotiationId, wizard, token_hash: hashOf(token), until };
    await transaction.insertInto('upload_link').values(row).execute();
    const link = `${siteUrl}/documentos#subir=${token}`;
    if (admission) await enqueueMessage(transaction, admission, { name: account.first_names, link });
  });
  return { token, until: until.toISOString() };
}
