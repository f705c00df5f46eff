import type { ApplicationDocument, RequestOf, saveDocuments as saveDocumentsCall } from '@vitrina/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { inTurns } from '../../platform/database/transaction';
import { BadRequest, Refused } from '../../platform/http/errors';
import { type Asked, findApplication, lockApplication, type OwnApplication, refuseForPapers } from '../own-application';
import { writeSection } from '../sections/write';
import { addDocument } from './add';
import { storedDocuments } from './stored';
import { documentTypesOf } from './types';

const NOT_STORED = 'Uno de los documentos ya no está guardado. Revisa la lista y vuelve a guardar';

/** Locks an application that takes documents. */
async function lock(transaction: Transaction<Database>, accountId: number, asked: Asked): Promise<OwnApplication> {
  const application = await lockApplication(transaction, accountId, asked);
  refuseForPapers(application);
  return application;
}

/** Deletes what is not listed, with its file. */
async function deleteOthers(transaction: Transaction<Database>, application: OwnApplication, kept: readonly number[]) {
  const others = (await storedDocuments(transaction, application)).filter((stored) => !kept.includes(stored.id));
  if (others.length === 0) return;
  const ids = others.map((stored) => stored.id);
  await transaction.deleteFrom('document').where('id', 'in', ids).execute();
  const files = others.map(({ fileId }) => fileId);
  await transaction.deleteFrom('stored_file').where('id', 'in', files).execute();
}

/** Saves the section with these documents and no others. @throws Refused that names a mandatory type without one */
const saveList = (database: Kysely<Database>, accountId: number, asked: Asked, ids: readonly number[]): Promise<void> =>
  inTurns(database, async (transaction) => {
    const application = await lock(transaction, accountId, asked);
    const stored = await storedDocuments(transaction, application);
    const kept = stored.filter(({ id }) => ids.includes(id));
    if (kept.length !== new Set(ids).size) throw new Refused(NOT_STORED);
    const missing = (await documentTypesOf(transaction, application.wizard)).find(
      ({ id, isMandatory }) => isMandatory && !kept.some(({ typeId }) => typeId === id),
    );
    if (missing) throw new Refused(`Debes registrar ${missing.name}`);
    await deleteOthers(transaction, application, ids);
    const data = { ids: kept.map(({ id }) => id) };
    await writeSection(transaction, application, { form: 'applicant', section: 'documents', data });
  });

/**
 * Adds one document with its file; or, with stored ones alone, saves the section.
 * @returns all documents
 * @throws NotFound, Refused with what a person should read, Conflict as `refuseForPapers`
 */
export async function saveDocuments(
  database: Kysely<Database>,
  accountId: number,
  { documents: sent, ...asked }: RequestOf<typeof saveDocumentsCall>,
): Promise<ApplicationDocument[]> {
  const seen = await findApplication(database, accountId, asked);
  refuseForPapers(seen);
  const [first, ...more] = sent;
  if (first?.base64 !== undefined) {
    if (more.length > 0 || first.id !== undefined) throw new BadRequest();
    await addDocument(database, { wizard: seen.wizard, isFromPhone: false }, first, (transaction) =>
      lock(transaction, accountId, asked),
    );
  } else {
    const ids = sent.flatMap(({ id, base64 }) => (id === undefined || base64 !== undefined ? [] : [id]));
    if (ids.length !== sent.length) throw new BadRequest();
    await saveList(database, accountId, asked, ids);
  }
  return storedDocuments(database, seen);
}
