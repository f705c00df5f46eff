import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { Wizard } from './found';

/** Writes a section of the applicant's that is complete, in place of the one before. */
export async function writeSection(
  transaction: Transaction<Database>,
  { id, wizard }: { id: number; wizard: Wizard },
  section: 'documents' | 'authorization',
  data: object,
): Promise<void> {
  const values = { data: JSON.stringify(data), complete: true, saved_at: new Date() };
  await transaction
    .insertInto('application_section')
    .values({ negotiation_id: id, wizard, form: 'applicant', section, ...values })
    .onConflict((on) => on.columns(['negotiation_id', 'wizard', 'form', 'section']).doUpdateSet(values))
    .execute();
}
