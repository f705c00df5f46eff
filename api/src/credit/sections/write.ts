import type { Person } from '@vitrina/rules';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { ApplicationSection } from '../../sales/tables';
import type { OwnApplication } from '../own-application';

/** A complete section of a person's. */
interface WrittenSection {
  readonly form: Person;
  readonly section: ApplicationSection;
  readonly data: unknown;
}

/** Writes a section in place of the one before. @returns its id, which stays when it is written again, and the moment */
export async function writeSection(
  transaction: Transaction<Database>,
  { negotiationId, wizard }: OwnApplication,
  { form, section, data }: WrittenSection,
) {
  const values = { data: JSON.stringify(data), complete: true, saved_at: sql<Date>`clock_timestamp()` };
  return transaction
    .insertInto('application_section')
    .values({ negotiation_id: negotiationId, wizard, form, section, ...values })
    .onConflict((on) => on.columns(['negotiation_id', 'wizard', 'form', 'section']).doUpdateSet(values))
    .returning(['id', 'saved_at'])
    .executeTakeFirstOrThrow();
}
