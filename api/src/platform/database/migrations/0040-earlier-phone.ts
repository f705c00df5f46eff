import { type Migration, sql } from 'kysely';

/** The telephone from before, which comes back when the owner of the earlier mailbox stops a change of the e-mail address. */
export const migration: Migration = {
  async up(database) {
    await sql`
    alter table account
      add column earlier_phone text,
      add column earlier_phone_type_id integer references phone_type,
      add column earlier_phone_until timestamptz;
    alter table email_change
      add column phone text,
      add column phone_type_id integer references phone_type;
  `.execute(database);
  },
};
