import { type Migration, sql } from 'kysely';

/** What the staff was alerted of about a card attempt: each finding once, however often the provider is asked. */
export const migration: Migration = {
  async up(database) {
    await sql`alter table card_attempt add column alerted text[] not null default '{}'`.execute(database);
  },
};
