import { type Migration, sql } from 'kysely';

/**
 * Requests to delete an account, and accounts that were closed: what tax law demands of them stays, under an identification
 * and without an e-mail address that others may have.
 */
export const migration: Migration = {
  async up(database) {
    await sql`
    create table deletion_request (
      account_id integer primary key references account on delete cascade,
      asked_at timestamptz not null default now(),
      due date not null
    );
    create index deletion_request_due on deletion_request (due);

    alter table account add column closed_at timestamptz;
    drop index account_identification;
    create unique index account_identification on account (identification)
      where verified_at is not null and closed_at is null;
    drop index account_email;
    create unique index account_email on account (lower(email)) where verified_at is not null and closed_at is null;
  `.execute(database);
  },
};
