import { type Migration, sql } from 'kysely';

/** Leads of the forms without the wizard: a vehicle that somebody is interested in, not a configuration. */
export const migration: Migration = {
  async up(database) {
    await sql`
    create table form_lead (
      id integer generated always as identity primary key,
      number integer not null unique default nextval('lead_number'),
      attempt uuid not null unique,
      created_at timestamptz not null default now(),
      form text not null check (form in ('quote', 'post-sale')),
      identification text not null,
      first_names text not null,
      surnames text not null,
      phone text not null,
      email text not null,
      consent_version text not null,
      consent_at timestamptz not null,
      campaign integer not null,
      source text not null,
      interest jsonb not null
    );
    create index form_lead_created on form_lead (created_at);
  `.execute(database);
  },
};
