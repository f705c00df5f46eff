import { type Migration, sql } from 'kysely';

/** What the maker's staff must look at: an event that no screen of a customer solves, such as a reversal after the invoice. */
export const migration: Migration = {
  async up(database) {
    await sql`
    create table staff_alert (
      event_id integer primary key references purchase_event on delete cascade,
      created_at timestamptz not null default now()
    );
  `.execute(database);
  },
};
