import { type Migration, sql } from 'kysely';

/** Configurations that a short link restores, and the WhatsApp number of a dealership that one is handed to. */
export const migration: Migration = {
  async up(database) {
    await sql`
    create table short_link (
      code text primary key,
      digest bytea not null unique,
      configuration jsonb not null,
      created_at timestamptz not null default now()
    );
    alter table dealership add column whatsapp text check (whatsapp ~ '^[1-9][0-9]{7,14}$');
  `.execute(database);
  },
};
