import { type Migration, sql } from 'kysely';

/** The telephone of a dealership, as dialled within the country; the seed fills it in. */
export const migration: Migration = {
  async up(database) {
    await sql`alter table dealership add column phone text check (phone ~ '^0[2-9][0-9]{7,8}$')`.execute(database);
  },
};
