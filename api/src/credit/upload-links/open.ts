import type { UploadList } from '@vitrina/contract';
import { APPLICATION_FORMS } from '@vitrina/rules';
import type { Kysely, Transaction } from 'kysely';
import { hashOf } from '../../customers/accounts/tokens';
import type { Database } from '../../platform/database/schema';
import { inTurns } from '../../platform/database/transaction';
import { Conflict, HttpError, LinkOver } from '../../platform/http/errors';
import { storedDocuments } from '../documents/stored';
import { documentTypesOf } from '../documents/types';
import { type Asked, DECIDED, lockApplication, type OwnApplication, type Wizard } from '../own-application';

/** What a link allows: to add documents to one application, until a time. */
export interface UploadGrant extends Asked {
  readonly linkId: number;
  readonly wizard: Wizard;
  readonly accountId: number;
  readonly until: Date;
}

const OTHER_BROWSER = 'Este enlace ya se abrió en otro navegador. Pide otro en tu computadora';

/** What an upload link's token allows; undefined when its time is over, or it never was one. */
export async function grantToUpload(database: Kysely<Database>, token: string): Promise<UploadGrant | undefined> {
  const row = await database
    .selectFrom('upload_link')
    .innerJoin('negotiation', 'negotiation.id', 'negotiation_id')
    .innerJoin('quotation', 'quotation.id', 'quotation_id')
    .select(['upload_link.id as linkId', 'negotiation_id as id', 'wizard', 'account_id as accountId', 'until'])
    .where('token_hash', '=', hashOf(token))
    .where('until', '>', new Date())
    .executeTakeFirst();
  return row && { ...row, kind: APPLICATION_FORMS[row.wizard].kind };
}

/**
 * Locks the application of a link for the browser that it belongs to: the first that comes.
 * @throws LinkOver when it ran out meanwhile, Conflict for another browser, HttpError 410 once the application was sent
 */
export async function lockForBrowser(
  transaction: Transaction<Database>,
  { linkId, accountId, ...asked }: UploadGrant,
  browser: string,
): Promise<OwnApplication> {
  const application = await lockApplication(transaction, accountId, asked);
  if (application.isDecided) throw new HttpError(410, DECIDED[application.wizard]);
  const link = await transaction
    .selectFrom('upload_link')
    .select('browser_hash')
    .where('id', '=', linkId)
    .where('until', '>', new Date())
    .executeTakeFirst();
  if (!link) throw new LinkOver();
  const own = hashOf(browser);
  if (link.browser_hash === null) {
    await transaction.updateTable('upload_link').set({ browser_hash: own }).where('id', '=', linkId).execute();
  } else if (!link.browser_hash.equals(own)) throw new Conflict(OTHER_BROWSER);
  return application;
}

/** What a telephone is shown: what is asked for and whether it is there, and nothing of the customer's. */
export async function uploadList(
  database: Kysely<Database>,
  { id, kind, wizard, until }: UploadGrant,
): Promise<UploadList> {
  const stored = new Set((await storedDocuments(database, { negotiationId: id, wizard })).map(({ typeId }) => typeId));
  const types = await documentTypesOf(database, wizard);
  return {
    kind,
    until: until.toISOString(),
    documents: types.map((type) => ({ ...type, isStored: stored.has(type.id) })),
  };
}

/** Opens a link for a browser. @throws as `lockForBrowser` */
export async function openUploadLink(
  database: Kysely<Database>,
  grant: UploadGrant,
  browser: string,
): Promise<UploadList> {
  await inTurns(database, (transaction) => lockForBrowser(transaction, grant, browser));
  return uploadList(database, grant);
}
