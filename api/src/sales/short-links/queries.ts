import type { ShortLinkRequest } from '@vitrina/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';

/** The code of a configuration that has one already. */
export async function findCode(database: Kysely<Database>, digest: Buffer): Promise<string | undefined> {
  const row = await database.selectFrom('short_link').select('code').where('digest', '=', digest).executeTakeFirst();
  return row?.code;
}

/** Keeps a configuration under a code. @returns the code that it has, which another call may have given it meanwhile */
export async function keepLink(
  database: Kysely<Database>,
  { code, digest, content }: { code: string; digest: Buffer; content: ShortLinkRequest },
): Promise<string> {
  const row = await database
    .insertInto('short_link')
    .values({ code, digest, configuration: JSON.stringify(content) })
    .onConflict((on) => on.column('digest').doUpdateSet((of) => ({ digest: of.ref('excluded.digest') })))
    .returning('code')
    .executeTakeFirstOrThrow();
  return row.code;
}

/** What a code restores. */
export async function findContent(database: Kysely<Database>, code: string): Promise<ShortLinkRequest | undefined> {
  const row = await database
    .selectFrom('short_link')
    .select('configuration')
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.configuration;
}
