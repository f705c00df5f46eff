import { type Migration, sql } from 'kysely';

/**
 * Which leads are online purchases: the campaign tells it no longer when the visit brought another one. Of those before
 * nothing else is known, so a guest's request that came with `?source=15` is taken for one too.
 */
export const migration: Migration = {
  async up(database) {
    await sql`
    alter table lead add column online boolean not null default false;
    update lead set online = true where campaign = 15;
  `.execute(database);
  },
};
