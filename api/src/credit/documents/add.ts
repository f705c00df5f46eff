import type { SentDocument } from '@vitrina/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { inTurns } from '../../platform/database/transaction';
import { type JudgedFile, judgeFile, keepFile } from '../../platform/files/store';
import { BadRequest, Refused } from '../../platform/http/errors';
import type { Wizard } from './found';
import { documentTypesOf } from './types';

/** Where a document is added. */
interface DocumentPlace {
  readonly id: number;
  readonly wizard: Wizard;
  readonly accountId: number;
  readonly isFromPhone: boolean;
}

const UNKNOWN_TYPE = 'Este tipo de documento ya no se pide. Recarga la página';

/** Writes a document in place of an earlier one of its type, whose file goes. The row, and with it the id, stays. */
async function writeDocument(
  transaction: Transaction<Database>,
  { id, wizard, accountId, isFromPhone }: DocumentPlace,
  typeId: number,
  file: JudgedFile,
): Promise<void> {
  const key = { negotiation_id: id, wizard, type_id: typeId };
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
 * @param lock locks the application, and refuses where nothing may be added
 * @throws Refused with what a person should read, BadRequest for what is no file
 */
export async function addDocument(
  database: Kysely<Database>,
  place: DocumentPlace,
  { typeId, base64, name }: SentDocument,
  lock: (transaction: Transaction<Database>) => Promise<void>,
): Promise<void> {
  if (base64 === undefined || name === undefined) throw new BadRequest();
  const types = await documentTypesOf(database, place.wizard);
  if (!types.some(({ id }) => id === typeId)) throw new Refused(UNKNOWN_TYPE);
  const file = await judgeFile({ name, base64 });
  await inTurns(database, async (transaction) => {
    await lock(transaction);
    await writeDocument(transaction, place, typeId, file);
  });
}
