import { type Migration, sql } from 'kysely';

/** Failures in browsers, counted a day by who owns them and where: nothing tells whose browser it was. */
export const migration: Migration = {
  async up(database) {
    await sql`
    create table error_report (
      day date not null,
      remote text not null,
      build text not null,
      phase text not null,
      route text not null,
      code text not null,
      error text not null,
      shell_build text not null,
      place text,
      times integer not null,
      first_at timestamptz not null default now(),
      last_at timestamptz not null default now(),
      primary key (day, remote, build, phase, route, code, error)
    )
  `.execute(database);
  },
};
