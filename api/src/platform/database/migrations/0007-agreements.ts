import { type Migration, sql } from 'kysely';

/** What was agreed to, by the versions of the texts: the terms with each lead, all of them with an account. */
export const migration: Migration = {
  async up(database) {
    await sql`
    alter table lead add column terms_version text;
    alter table account
      add column consent_version text,
      add column terms_version text,
      add column privacy_version text,
      add column consent_at timestamptz;
  `.execute(database);
  },
};
