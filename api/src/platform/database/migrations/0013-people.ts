import { type Migration, sql } from 'kysely';

/**
 * The person behind an account: names and birth, e-mails, telephones and addresses by type. The account keeps what lets them
 * in; its e-mail address and telephone are those of the person's main rows. An e-mail address without `confirmed_at` waits
 * for its confirmation and stands beside the one that it will replace.
 */
export const migration: Migration = {
  async up(database) {
    await sql`
    create table person (
      account_id integer primary key references account on delete cascade,
      first_names text not null,
      surnames text not null,
      birth_date date,
      gender_id integer references gender
    );
    insert into person
      select id, first_names, surnames, birth_date, (select gender.id from gender where gender.id = gender_id) from account;
    alter table account
      drop column first_names, drop column surnames, drop column birth_date, drop column gender_id;
    update account set dealership_id = null where dealership_id not in (select id from dealership);
    alter table account add foreign key (dealership_id) references dealership;

    create table person_email (
      id integer generated always as identity primary key,
      account_id integer not null references person on delete cascade,
      type_id integer not null references email_type,
      address text not null check (length(address) between 3 and 50),
      is_main boolean not null default false,
      confirmed_at timestamptz,
      created_at timestamptz not null default now(),
      check (confirmed_at is not null or not is_main)
    );
    create unique index person_email_of_type on person_email (account_id, type_id) where confirmed_at is not null;
    create unique index person_email_pending on person_email (account_id, type_id) where confirmed_at is null;
    create unique index person_main_email on person_email (account_id) where is_main;

    insert into email_type (id, name) values (1, 'PERSONAL') on conflict do nothing;
    insert into person_email (account_id, type_id, address, is_main, confirmed_at)
      select id, 1, email, true, coalesce(verified_at, created_at) from account;

    create table person_phone (
      id integer generated always as identity primary key,
      account_id integer not null references person on delete cascade,
      type_id integer not null references phone_type,
      number text not null check (number ~ '^[0-9]{9,10}$'),
      is_main boolean not null default false,
      unique (account_id, type_id)
    );
    create unique index person_main_phone on person_phone (account_id) where is_main;

    insert into phone_type (id, name, mobile) values (1, 'MOVIL PERSONAL', true) on conflict do nothing;
    insert into person_phone (account_id, type_id, number, is_main) select id, 1, phone, true from account;

    create table person_address (
      id integer generated always as identity primary key,
      account_id integer not null references person on delete cascade,
      type_id integer not null references address_type,
      canton_id integer not null references canton,
      parish_id integer references parish,
      main_street text not null,
      secondary_street text not null,
      number text not null,
      neighbourhood text,
      reference text,
      is_main boolean not null default false,
      unique (account_id, type_id)
    );
    create unique index person_main_address on person_address (account_id) where is_main;
  `.execute(database);
  },
};
