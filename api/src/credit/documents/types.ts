import type { DocumentType } from '@vitrina/contract';
import type { Kysely } from 'kysely';
import { offered } from '../../catalogue/offered';
import type { Database } from '../../platform/database/schema';
import type { Wizard } from '../own-application';

/** The kinds of document that an application asks for now. */
export async function documentTypesOf(database: Kysely<Database>, wizard: Wizard): Promise<DocumentType[]> {
  const rows = await offered(database)
    .selectFrom('document_type')
    .select(['id', 'name', 'mandatory'])
    .where('wizard', '=', wizard)
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, mandatory }) => ({ id, name, isMandatory: mandatory }));
}
