import { type Migration, sql } from 'kysely';

/** Leads, the server's own settings, and the captchas that have served. */
export const migration: Migration = {
  async up(database) {
    await sql`
    create table setting (key text primary key, value text not null);
    create table used_captcha (signature text primary key, expires_at timestamptz not null);
    create index used_captcha_expiry on used_captcha (expires_at);

    create sequence lead_number as integer start with 100001;
    create table lead (
      id integer generated always as identity primary key,
      number integer not null unique default nextval('lead_number'),
      attempt uuid not null unique,
      created_at timestamptz not null default now(),
      identification text not null,
      first_names text not null,
      surnames text not null,
      phone text not null,
      email text not null,
      consent_version text not null,
      consent_at timestamptz not null,
      campaign integer not null,
      source text not null,
      total_cents integer not null check (total_cents >= 0),
      configuration jsonb not null
    );
    alter sequence lead_number owned by lead.number;
    create index lead_created on lead (created_at);
  `.execute(database);
  },
};
