import { type Migration, sql } from 'kysely';

/**
 * Every attempt to register makes an account of its own, which waits for its code; of one identification only one is
 * ever verified.
 */
export const migration: Migration = {
  async up(database) {
    await sql`
    alter table account drop constraint account_identification_key;
    create unique index account_identification on account (identification) where verified_at is not null;
    create index account_registration on account (identification) where verified_at is null;
  `.execute(database);
  },
};
