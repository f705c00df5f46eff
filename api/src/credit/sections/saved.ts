import type { Answers } from '@vitrina/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { OwnApplication } from '../own-application';
import { answersOf, isReadable } from './codecs';

type Application = Pick<OwnApplication, 'negotiationId' | 'wizard'>;

/** The sections that an application has saved. */
export async function savedSections(database: Kysely<Database>, { negotiationId, wizard }: Application) {
  const rows = await database
    .selectFrom('application_section')
    .select(['id', 'form', 'section', 'data', 'saved_at'])
    .where('negotiation_id', '=', negotiationId)
    .where('wizard', '=', wizard)
    .where('complete', '=', true)
    .orderBy('saved_at')
    .execute();
  return rows.filter(isReadable);
}

/** The answers that an application has saved. */
export const savedAnswers = async (database: Kysely<Database>, application: Application): Promise<Answers> =>
  answersOf(await savedSections(database, application));
