import { type Migration, sql } from 'kysely';

/** Accounts of customers, their sessions and one-time passwords, limits on attempts, and messages on their way. */
export const migration: Migration = {
  async up(database) {
    await sql`
    create table account (
      id integer generated always as identity primary key,
      attempt uuid unique,
      identification text not null unique,
      password_hash text not null,
      temporary_password_hash text,
      temporary_password_until timestamptz,
      first_names text not null,
      surnames text not null,
      phone text not null,
      email text not null,
      country text not null,
      gender_id integer,
      birth_date date,
      dealership_id integer,
      application_id integer not null,
      created_at timestamptz not null default now(),
      verified_at timestamptz
    );
    create unique index account_email on account (lower(email)) where verified_at is not null;

    create table one_time_password (
      account_id integer primary key references account on delete cascade,
      code_hash text not null,
      attempts_left integer not null,
      expires_at timestamptz not null
    );

    create table session (
      id uuid primary key,
      account_id integer not null references account on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      ended_at timestamptz,
      closing_hash bytea unique,
      closing_until timestamptz
    );
    create unique index one_live_session on session (account_id) where ended_at is null;
    create index session_expiry on session (expires_at);

    create table session_credential (
      id integer generated always as identity primary key,
      session_id uuid not null references session on delete cascade,
      access_hash bytea not null unique,
      renewal_hash bytea not null unique,
      access_until timestamptz not null,
      superseded_at timestamptz
    );
    create index session_credential_session on session_credential (session_id);

    create table attempt_count (
      subject bytea primary key,
      uses integer not null,
      until timestamptz not null
    );
    create index attempt_count_until on attempt_count (until);

    create table outbox (
      id integer generated always as identity primary key,
      channel text not null check (channel in ('mail', 'sms')),
      recipient text not null,
      content jsonb not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz,
      sent_at timestamptz,
      tries integer not null default 0,
      next_try_at timestamptz not null default now(),
      last_error text
    );
    create index outbox_waiting on outbox (next_try_at) where sent_at is null;

    alter table lead
      add column account_id integer references account,
      alter column consent_version drop not null,
      alter column consent_at drop not null;
    create index lead_account on lead (account_id) where account_id is not null;
  `.execute(database);
  },
};
