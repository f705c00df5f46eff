import { type Migration, sql } from 'kysely';

/** The campaign that brought the buyer of an online purchase, whose lead belongs to the campaign 'online'. */
export const migration: Migration = {
  async up(database) {
    await sql`alter table lead add column visit_campaign integer`.execute(database);
  },
};
