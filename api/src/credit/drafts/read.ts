import type { ApplicationDraft } from '@vitrina/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { OwnApplication } from '../own-application';
import { placeOf, unseal } from './seal';

/** The drafts, opened; of one that this key does not open only the revision is told. */
export async function draftsOf(
  database: Kysely<Database>,
  { negotiationId, wizard }: OwnApplication,
  draftKey: string,
): Promise<ApplicationDraft[]> {
  const rows = await database
    .selectFrom('application_draft')
    .select(['sub_tab', 'revision', 'sealed', 'saved_at'])
    .where('negotiation_id', '=', negotiationId)
    .where('wizard', '=', wizard)
    .orderBy('sub_tab')
    .execute();
  return rows.map(({ sub_tab: subTab, revision, sealed, saved_at }) => {
    const values = sealed ? unseal(draftKey, placeOf({ negotiationId, wizard, subTab }), sealed) : undefined;
    return { subTab, revision, savedAt: saved_at.toISOString(), ...(values !== undefined && { values }) };
  });
}
