import type { ApplicationDocument, RequestOf, saveDocuments as saveDocumentsCall } from '@vitrina/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { inTurns } from '../../platform/database/transaction';
import { BadRequest, Conflict, Refused } from '../../platform/http/errors';
import { addDocument } from './add';
import { DECIDED, findApplication, lockOpen, type Wizard } from './found';
import { writeSection } from './section-row';
import { storedDocuments } from './stored-documents';
import { documentTypesOf } from './types';

const NOT_STORED = 'Uno de los documentos ya no está guardado. Revisa la lista y vuelve a guardar';

interface Open {
  readonly id: number;
  readonly wizard: Wizard;
}

/** Deletes what is not listed, with its file. */
async function deleteOthers(transaction: Transaction<Database>, { id, wizard }: Open, kept: readonly number[]) {
  const others = (await storedDocuments(transaction, id, wizard)).filter((stored) => !kept.includes(stored.id));
  if (others.length === 0) return;
  const ids = others.map((stored) => stored.id);
  await transaction.deleteFrom('document').where('id', 'in', ids).execute();
  const files = others.map(({ fileId }) => fileId);
  await transaction.deleteFrom('stored_file').where('id', 'in', files).execute();
}

/** Saves the section with these documents and no others. @throws Refused that names a mandatory type without one */
const saveList = (database: Kysely<Database>, open: Open, ids: readonly number[]): Promise<void> =>
  inTurns(database, async (transaction) => {
    await lockOpen(transaction, open);
    const stored = await storedDocuments(transaction, open.id, open.wizard);
    const kept = stored.filter(({ id }) => ids.includes(id));
    if (kept.length !== new Set(ids).size) throw new Refused(NOT_STORED);
    const missing = (await documentTypesOf(transaction, open.wizard)).find(
      ({ id, isMandatory }) => isMandatory && !kept.some(({ typeId }) => typeId === id),
    );
    if (missing) throw new Refused(`Debes registrar ${missing.name}`);
    await deleteOthers(transaction, open, ids);
    await writeSection(transaction, open, 'documents', { ids: kept.map(({ id }) => id) });
  });

/**
 * Adds one document with its file; or, with stored ones alone, saves the section.
 * @returns all documents
 * @throws NotFound, Refused with what a person should read, Conflict once the application was sent
 */
export async function saveDocuments(
  database: Kysely<Database>,
  accountId: number,
  { documents: sent, ...of }: RequestOf<typeof saveDocumentsCall>,
): Promise<ApplicationDocument[]> {
  const { isDecided, ...found } = await findApplication(database, accountId, of);
  if (isDecided) throw new Conflict(DECIDED[found.wizard]);
  const [first, ...more] = sent;
  if (first?.base64 !== undefined) {
    if (more.length > 0 || first.id !== undefined) throw new BadRequest();
    const place = { ...found, accountId, isFromPhone: false };
    await addDocument(database, place, first, (transaction) => lockOpen(transaction, found));
  } else {
    const ids = sent.flatMap(({ id, base64 }) => (id === undefined || base64 !== undefined ? [] : [id]));
    if (ids.length !== sent.length) throw new BadRequest();
    await saveList(database, found, ids);
  }
  return storedDocuments(database, found.id, found.wizard);
}
