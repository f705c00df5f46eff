import { type Migration, sql } from 'kysely';

/** When a message is tried again, and how often it was, is kept with the job that delivers it. */
export const migration: Migration = {
  async up(database) {
    await sql`alter table outbox drop column tries, drop column next_try_at`.execute(database);
  },
};
