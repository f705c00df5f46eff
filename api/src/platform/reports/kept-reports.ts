import type { ErrorReport } from '@vitrina/contract';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../database/schema';

/** Limit of different failures stored per day: far more than a broken release causes, and a bound for invented ones. */
const MOST_A_DAY = 2000;
const DAYS_KEPT = 90;
/** Where counting stops, far below the column's limit. */
const MOST_TIMES = 1_000_000_000;

const today = sql<string>`(now() at time zone 'America/Guayaquil')::date`;

/** Adds reports to today's counts. Once the day's limit is reached, only known ones are counted. */
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

/** The failures of the last days, newest first. */
export const recentReports = (
  database: Kysely<Database>,
  most: number,
): Promise<Selectable<Database['error_report']>[]> =>
  database.selectFrom('error_report').selectAll().orderBy('last_at', 'desc').limit(most).execute();

/** Deletes reports older than three months. */
export const forgetOldReports = (database: Kysely<Database>) =>
  database.deleteFrom('error_report').where('day', '<', sql<string>`${today} - ${DAYS_KEPT}::integer`).execute();
