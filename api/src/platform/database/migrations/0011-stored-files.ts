import { type Migration, sql } from 'kysely';

/**
 * Files that customers hand in: receipts and documents. The bytes stand in a table of their own, out of line and not
 * compressed (images and PDFs are already), so that a list of files reads none of them. The media type is the one that
 * the bytes themselves show, never what the sender said.
 */
export const migration: Migration = {
  async up(database) {
    await sql`
    create table stored_file (
      id uuid primary key default gen_random_uuid(),
      account_id integer not null references account,
      name text not null check (length(name) between 1 and 255),
      media_type text not null check (media_type in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf')),
      size integer not null check (size between 1 and 1572864),
      sha256 bytea not null check (octet_length(sha256) = 32),
      created_at timestamptz not null default now()
    );
    create index stored_file_account on stored_file (account_id);
    create table stored_file_content (
      file_id uuid primary key references stored_file on delete cascade,
      bytes bytea not null
    );
    alter table stored_file_content alter column bytes set storage external;
  `.execute(database);
  },
};
