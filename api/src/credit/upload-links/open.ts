import type { UploadList } from '@vitrina/contract';
import { QUOTATION_KINDS } from '@vitrina/contract';
import type { Kysely, Transaction } from 'kysely';
import { hashOf } from '../../customers/accounts/tokens';
import type { Database } from '../../platform/database/schema';
import { inTurns } from '../../platform/database/transaction';
import { Conflict, HttpError, LinkOver } from '../../platform/http/errors';
import { DECIDED, lockApplication, type Wizard } from '../documents/found';
import { storedDocuments } from '../documents/stored-documents';
import { documentTypesOf } from '../documents/types';

/** What a link allows: to add documents to one application, until a time. */
export interface UploadGrant {
  readonly linkId: number;
  readonly id: number;
  readonly wizard: Wizard;
  readonly accountId: number;
  readonly until: Date;
}

const OTHER_BROWSER = 'Este enlace ya se abrió en otro navegador. Pide otro en tu computadora';

/** What an upload link's token allows; undefined when its time is over, or it never was one. */
export async function grantToUpload(database: Kysely<Database>, token: string): Promise<UploadGrant | undefined> {
  return database
    .selectFrom('upload_link')
    .innerJoin('negotiation', 'negotiation.id', 'negotiation_id')
    .innerJoin('quotation', 'quotation.id', 'quotation_id')
    .select(['upload_link.id as linkId', 'negotiation_id as id', 'wizard', 'account_id as accountId', 'until'])
    .where('token_hash', '=', hashOf(token))
    .where('until', '>', new Date())
    .executeTakeFirst();
}

/**
 * Locks the application of a link for the browser that it belongs to: the first that comes.
 * @throws LinkOver when it ran out meanwhile, Conflict for another browser, HttpError 410 once the application was sent
 */
export async function lockForBrowser(
  transaction: Transaction<Database>,
  { linkId, id, wizard }: UploadGrant,
  browser: string,
): Promise<void> {
  if (await lockApplication(transaction, id)) throw new HttpError(410, DECIDED[wizard]);
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
}

/** What a telephone is shown: what is asked for and whether it is there, and nothing of the customer's. */
export async function uploadList(database: Kysely<Database>, { id, wizard, until }: UploadGrant): Promise<UploadList> {
  const stored = new Set((await storedDocuments(database, id, wizard)).map(({ typeId }) => typeId));
  const types = await documentTypesOf(database, wizard);
  return {
    kind: wizard === 'credit' ? QUOTATION_KINDS.credit : QUOTATION_KINDS.cash,
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
