import type { ApplicationDocument } from '@vitrina/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';

/** The documents of an application, one of each type, in the order of the types. */
export async function storedDocuments(
  database: Kysely<Database>,
  negotiationId: number,
  wizard: 'credit' | 'funds',
): Promise<ApplicationDocument[]> {
  const rows = await database
    .selectFrom('document')
    .innerJoin('stored_file', 'stored_file.id', 'file_id')
    .innerJoin('document_type', (join) =>
      join.onRef('document_type.id', '=', 'type_id').onRef('document_type.wizard', '=', 'document.wizard'),
    )
    .select(['document.id', 'type_id', 'document_type.name as typeName', 'file_id', 'stored_file.name'])
    .select(['media_type', 'size', 'added_at'])
    .where('negotiation_id', '=', negotiationId)
    .where('document.wizard', '=', wizard)
    .orderBy('type_id')
    .execute();
  return rows.map(({ id, type_id, typeName, file_id, name, media_type, size, added_at }) => ({
    ...{ id, typeId: type_id, typeName, fileId: file_id, fileName: name, fileType: media_type, size },
    ...{ addedAt: added_at.toISOString(), isFromPhone: false },
  }));
}
