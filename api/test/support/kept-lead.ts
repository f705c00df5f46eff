import { cents } from '@vitrina/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../src/platform/database/schema';
import { soldAsSeen } from '../../src/sales/leads/sold-as-seen';
import { carChoice } from './lead';

/** A lead that stands in the database with names which no form would take. @returns its id */
export async function keptLead(database: Kysely<Database>, typed: string): Promise<number> {
  const choice = { ...carChoice(), dealershipId: 1, total: cents(3_363_661) };
  const { configuration } = await soldAsSeen(database, choice);
  const { id } = await database
    .insertInto('lead')
    .values({
      ...{ attempt: crypto.randomUUID(), identification: '1710034065', first_names: typed, surnames: typed },
      ...{ phone: '0991234567', email: 'victima@example.com', consent_version: '2026-11', consent_at: new Date() },
      ...{ campaign: 0, source: 'WEB', total_cents: configuration.totalCents },
      configuration: JSON.stringify(configuration),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
