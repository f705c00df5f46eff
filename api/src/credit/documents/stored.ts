import type { ApplicationDocument } from '@vitrina/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { OwnApplication } from '../own-application';

/** The documents of an application, in the order of their types. */
export async function storedDocuments(
  database: Kysely<Database>,
  { negotiationId, wizard }: Pick<OwnApplication, 'negotiationId' | 'wizard'>,
): Promise<ApplicationDocument[]> {
  const rows = await database
    .selectFrom('document')
    .innerJoin('document_type', (join) =>
      join.onRef('document_type.wizard', '=', 'document.wizard').onRef('document_type.id', '=', 'document.type_id'),
    )
    .innerJoin('stored_file', 'stored_file.id', 'document.file_id')
    .select(['document.id', 'type_id', 'document_type.name as typeName', 'file_id', 'added_at', 'from_phone'])
    .select(['stored_file.name', 'media_type', 'size'])
    .where('negotiation_id', '=', negotiationId)
    .where('document.wizard', '=', wizard)
    .orderBy('type_id')
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, typeId: row.type_id, typeName: row.typeName, fileId: row.file_id },
    ...{ fileName: row.name, fileType: row.media_type, size: row.size },
    ...{ addedAt: row.added_at.toISOString(), isFromPhone: row.from_phone },
  }));
}
