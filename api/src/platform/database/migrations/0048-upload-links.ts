import { type Migration, sql } from 'kysely';

/**
 * Links that let a telephone add documents to one application. Only hashes are kept, of the link's token and of the browser
 * that opened it first. A document says whether it came that way.
 */
export const migration: Migration = {
  async up(database) {
    await sql`
    create table upload_link (
      id integer generated always as identity primary key,
      negotiation_id integer not null references negotiation,
      wizard text not null check (wizard in ('credit', 'funds')),
      token_hash bytea not null unique check (octet_length(token_hash) = 32),
      browser_hash bytea check (octet_length(browser_hash) = 32),
      created_at timestamptz not null default now(),
      until timestamptz not null
    );
    create index upload_link_negotiation on upload_link (negotiation_id);
    create index upload_link_until on upload_link (until);
    alter table document add column from_phone boolean not null default false;
  `.execute(database);
  },
};
