import type { SentDocument } from '@vitrina/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { inTurns } from '../../platform/database/transaction';
import { type JudgedFile, judgeFile, keepFile } from '../../platform/files/store';
import { BadRequest, Refused } from '../../platform/http/errors';
import type { OwnApplication, Wizard } from '../own-application';
import { documentTypesOf } from './types';

/** Which form a document is added to, and from where. */
interface Addition {
  readonly wizard: Wizard;
  readonly isFromPhone: boolean;
}

const UNKNOWN_TYPE = 'Este tipo de documento ya no se pide. Recarga la página';

/** Writes a document in place of an earlier one of its type, whose file goes. The row, and with it the id, stays. */
async function writeDocument(
  transaction: Transaction<Database>,
  { negotiationId, wizard, accountId }: OwnApplication,
  { typeId, isFromPhone, file }: { typeId: number; isFromPhone: boolean; file: JudgedFile },
): Promise<void> {
  const key = { negotiation_id: negotiationId, wizard, type_id: typeId };
  const earlier = await transaction
    .selectFrom('document')
    .select('file_id')
    .where((is) => is.and(key))
    .executeTakeFirst();
  const values = {
    file_id: await keepFile(transaction, accountId, file),
    from_phone: isFromPhone,
    added_at: new Date(),
  };
  await transaction
    .insertInto('document')
    .values({ ...key, ...values })
    .onConflict((on) => on.columns(['negotiation_id', 'wizard', 'type_id']).doUpdateSet(values))
    .execute();
  if (earlier) await transaction.deleteFrom('stored_file').where('id', '=', earlier.file_id).execute();
}

/**
 * Adds one document, judged by its bytes.
 * @param lock locks the application that it is added to, and refuses where nothing may be added
 * @throws Refused with what a person should read, BadRequest for what is no file
 */
export async function addDocument(
  database: Kysely<Database>,
  { wizard, isFromPhone }: Addition,
  { typeId, base64, name }: SentDocument,
  lock: (transaction: Transaction<Database>) => Promise<OwnApplication>,
): Promise<void> {
  if (base64 === undefined || name === undefined) throw new BadRequest();
  const types = await documentTypesOf(database, wizard);
  if (!types.some(({ id }) => id === typeId)) throw new Refused(UNKNOWN_TYPE);
  const file = await judgeFile({ name, base64 });
  await inTurns(database, async (transaction) => {
    await writeDocument(transaction, await lock(transaction), { typeId, isFromPhone, file });
  });
}
