import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { JudgedFile } from '../../platform/files/store';
import { orNotFound } from '../../platform/http/errors';
import { quotationDocument } from '../documents/quotation';
import { quotationFile } from '../documents/quotation-file';
import { ownRows } from '../own-rows';
import { NO_QUOTATION } from './list';

/** The PDF of a customer's quotation, as its mail brought it. @throws NotFound, for another customer's too */
export async function ownDocument(database: Kysely<Database>, accountId: number, id: number): Promise<JudgedFile> {
  const own = ownRows(database, accountId).selectFrom('quotation').select('id').where('id', '=', id);
  const { id: quotationId } = orNotFound(await own.executeTakeFirst(), NO_QUOTATION);
  return quotationFile(orNotFound(await quotationDocument(database, { quotationId }), NO_QUOTATION));
}
