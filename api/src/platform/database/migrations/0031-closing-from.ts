import { type Migration, sql } from 'kysely';

/** Where the password was shown while the session was live: from there its owner may close it by their identification. */
export const migration: Migration = {
  async up(database) {
    await sql`alter table session add column closing_from text`.execute(database);
  },
};
