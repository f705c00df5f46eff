import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';

/** How a dealership is reached, also one that is retired: its address in a line, '' when it has none, and its numbers. */
export async function contactOf(
  database: Kysely<Database>,
  dealershipId: number,
): Promise<{ address: string; phone: string | null; whatsapp: string | null }> {
  const row = await database
    .selectFrom('dealership')
    .innerJoin('canton', 'canton.id', 'dealership.canton_id')
    .select(['street', 'street_number', 'cross_street', 'phone', 'whatsapp', 'canton.name as canton'])
    .where('dealership.id', '=', dealershipId)
    .executeTakeFirst();
  const street = [row?.street, row?.street_number].filter(Boolean).join(' ');
  const address = [[street, row?.cross_street].filter(Boolean).join(' y '), row?.canton].filter(Boolean).join(', ');
  return { address, phone: row?.phone ?? null, whatsapp: row?.whatsapp ?? null };
}
