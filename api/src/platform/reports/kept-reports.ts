import type { ErrorReport } from '@vitrina/contract';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../database/schema';

/** Different failures that are kept of one day: far more than a broken release has, and a bound for whoever invents some. */
const MOST_A_DAY = 2000;
const DAYS_KEPT = 90;
/** Where adding up ends, far below the end of the column. */
const MOST_TIMES = 1_000_000_000;

const today = sql<string>`(now() at time zone 'America/Guayaquil')::date`;

/** Adds reports to today's counts. When the day is full, only those that are already known are counted. */
export async function keepReports(database: Kysely<Database>, reports: readonly ErrorReport[]): Promise<void> {
  const { rows } = await database
    .selectFrom('error_report')
    .select((is) => is.fn.countAll<number>().as('rows'))
    .where('day', '=', today)
    .executeTakeFirstOrThrow();
  const isFull = Number(rows) >= MOST_A_DAY;
  for (const { remote, build, phase, route, code, error, shellBuild, place = null, times } of reports) {
    const key = { remote, build, phase, route, code, error };
    const newest = { shell_build: shellBuild, place, last_at: new Date() };
    const added = sql<number>`least(error_report.times + ${times}::integer, ${MOST_TIMES}::integer)`;
    if (isFull) {
      const known = database.updateTable('error_report').where('day', '=', today);
      await known
        .where((is) => is.and(key))
        .set({ ...newest, times: added })
        .execute();
      continue;
    }
    await database
      .insertInto('error_report')
      .values({ day: today, ...key, ...newest, times })
      .onConflict((on) =>
        on
          .columns(['day', 'remote', 'build', 'phase', 'route', 'code', 'error'])
          .doUpdateSet({ ...newest, times: added }),
      )
      .execute();
  }
}

/** What failed in the last days, the newest first. */
export const recentReports = (
  database: Kysely<Database>,
  most: number,
): Promise<Selectable<Database['error_report']>[]> =>
  database.selectFrom('error_report').selectAll().orderBy('last_at', 'desc').limit(most).execute();

/** Forgets the reports of three months ago. */
export const forgetOldReports = (database: Kysely<Database>) =>
  database.deleteFrom('error_report').where('day', '<', sql<string>`${today} - ${DAYS_KEPT}::integer`).execute();
