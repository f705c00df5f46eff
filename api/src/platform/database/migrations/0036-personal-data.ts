import { type Migration, sql } from 'kysely';

/**
 * What customers change about themselves. A person has a revision, so that of two windows the later one is told. What was
 * agreed to at the registration stands with every other consent; of advertising one consent is live at a time. A change of
 * the e-mail address keeps what undoes it. The tokens are hashes.
 */
export const migration: Migration = {
  async up(database) {
    await sql`
    alter table person add column revision integer not null default 1;

    alter table consent
      drop constraint consent_account_id_fkey,
      add foreign key (account_id) references account on delete cascade;
    insert into consent (account_id, purpose, text_version, given_at)
      select id, purpose, version, coalesce(consent_at, created_at)
      from account cross join lateral (
        values ('personal-data', consent_version), ('terms', terms_version), ('privacy', privacy_version)
      ) as given (purpose, version)
      where version is not null
      order by id;
    alter table account
      drop column consent_version, drop column terms_version, drop column privacy_version, drop column consent_at;
    create unique index consent_to_marketing on consent (account_id) where purpose = 'marketing' and withdrawn_at is null;

    create table email_change (
      id integer generated always as identity primary key,
      account_id integer not null references person on delete cascade,
      type_id integer not null references email_type,
      new_address text not null,
      asked_at timestamptz not null default now(),
      confirm_hash bytea not null unique,
      confirm_until timestamptz not null,
      stop_hash bytea not null unique,
      stop_until timestamptz not null,
      confirmed_at timestamptz,
      ended_at timestamptz,
      replaced_address text,
      main_type_id integer references email_type,
      main_address text,
      check ((confirmed_at is null) = (main_type_id is null) and (confirmed_at is null) = (main_address is null))
    );
    create index email_change_account on email_change (account_id);
    create unique index one_open_email_change on email_change (account_id, type_id)
      where confirmed_at is null and ended_at is null;
    create index email_change_keeps on email_change (lower(main_address)) where ended_at is null;
  `.execute(database);
  },
};
