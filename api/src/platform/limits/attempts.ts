import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema';
import { TooManyRequests } from '../http/errors';

/** How often something may be tried for one subject. */
export interface Limit {
  /** What is tried; the key is this and the subject. */
  purpose: string;
  max: number;
  minutes: number;
}

const keyOf = ({ purpose }: Limit, subject: string | number) =>
  createHash('sha256').update(`${purpose} ${subject}`).digest();

/** A wait in words. */
export const minutesInWords = (minutes: number) => (minutes <= 1 ? '1 minuto' : `${minutes} minutos`);

/**
 * Counts an attempt for a subject (an identification, an account), on any instance and from any address. Outside the
 * transaction of what is tried, because failures must count.
 * @returns 0, or the minutes to wait if there were too many
 */
export async function attempt(database: Kysely<Database>, limit: Limit, subject: string | number): Promise<number> {
  const until = sql<Date>`now() + make_interval(mins => ${limit.minutes})`;
  const { uses, minutes } = await database
    .insertInto('attempt_count')
    .values({ subject: keyOf(limit, subject), uses: 1, until })
    .onConflict((on) =>
      on.column('subject').doUpdateSet({
        uses: sql`case when attempt_count.until < now() then 1 else attempt_count.uses + 1 end`,
        until: sql`case when attempt_count.until < now() then excluded.until else attempt_count.until end`,
      }),
    )
    .returning(['uses', sql<number>`ceil(extract(epoch from until - now()) / 60)::integer`.as('minutes')])
    .executeTakeFirstOrThrow();
  return uses > limit.max ? Math.max(1, minutes) : 0;
}

/** Counts an attempt as `attempt` does. @throws TooManyRequests if there were too many */
export async function countAttempt(database: Kysely<Database>, limit: Limit, subject: string | number): Promise<void> {
  const minutes = await attempt(database, limit, subject);
  if (minutes > 0) throw new TooManyRequests(minutes * 60, minutesInWords(minutes));
}

/** Resets the attempts of a subject after a success. */
export const forgetAttempts = (database: Kysely<Database>, limit: Limit, subject: string | number) =>
  database.deleteFrom('attempt_count').where('subject', '=', keyOf(limit, subject)).execute();

/** Deletes expired counts. */
export const forgetOldCounts = (database: Kysely<Database>) =>
  database.deleteFrom('attempt_count').where('until', '<', new Date()).execute();
