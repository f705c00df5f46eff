import { type Migration, sql } from 'kysely';

/** Tables of the catalogue that were there before, with their keys. */
const BEFORE = {
  province: 'id',
  canton: 'id',
  parish: 'id',
  dealership: 'id',
  vehicle_line: 'id',
  model: 'id',
  motor: 'id',
  transmission: 'id',
  traction: 'id',
  version: 'id',
  colour: 'id',
  version_colour: 'version_id, colour_id',
  trim_package: 'id',
  price_line: 'id',
  article: 'id',
  accessory: 'id',
  kit_item: 'id',
  prepaid_coupon: 'id',
  banner: 'id',
  catalogue_item: 'kind, id',
};

/** Tables that come now. */
const NEW = [
  ...[
    'dealership_company',
    'gender',
    'email_type',
    'phone_type',
    'address_type',
    'identification_type',
    'civil_status',
  ],
  ...['relationship', 'employment_relationship', 'document_type', 'asset_type', 'income_type', 'country'],
  ...['economic_section', 'economic_activity', 'vehicle_make', 'vehicle_make_model'],
  ...['institution', 'account_type', 'agency_bank_account', 'card_brand', 'deferred_plan'],
  ...['financing_term', 'financing_rate'],
];

/**
 * Catalogues of the customer's half, and rows that are retired instead of deleted: a purchase may refer to what is sold no
 * more. The schema `offered` holds a view of each table without its retired rows, and whoever lists or chooses reads there;
 * a purchase reads the tables themselves. A list that other rows refer to is a table of its own, any other a kind of
 * `catalogue_item`.
 */
export const migration: Migration = {
  async up(database) {
    await sql`
    create table dealership_company (name text primary key, tax_number text check (tax_number ~ '^[0-9]{13}$'));
    insert into dealership_company (name) select distinct company from dealership;
    alter table dealership add foreign key (company) references dealership_company;

    create table gender (id integer primary key, name text not null, code text);
    create table email_type (id integer primary key, name text not null);
    create table phone_type (id integer primary key, name text not null, mobile boolean not null);
    create table address_type (id integer primary key, name text not null);
    insert into gender (id, name) select id, name from catalogue_item where kind = 'gender';
    insert into email_type select id, name from catalogue_item where kind = 'email';
    insert into phone_type select id, name, id = 1 from catalogue_item where kind = 'phone';
    delete from catalogue_item where kind in ('gender', 'email', 'phone');
    alter table catalogue_item add column code text, add column section text;

    create table identification_type (
      id integer primary key,
      code text not null,
      name text not null,
      tax_authority_code text not null,
      lender_code text,
      card_provider_code text,
      pattern text not null,
      offered_to_payers boolean not null
    );
    create table civil_status (id integer primary key, code text not null, name text not null, feminine_name text not null);
    create table relationship (
      id integer primary key,
      name text not null,
      kind text not null check (kind in ('consanguinidad', 'afinidad', 'pareja', 'otro')),
      degree integer,
      exposed boolean not null,
      reference boolean not null
    );
    create table employment_relationship (id integer primary key, name text not null, has_employer boolean not null);
    create table document_type (
      wizard text not null check (wizard in ('credit', 'funds')),
      id integer not null,
      name text not null,
      mandatory boolean not null,
      primary key (wizard, id)
    );
    create table asset_type (id integer primary key, name text not null, sections jsonb not null);
    create table income_type (id integer primary key, name text not null, needs_description boolean not null);
    create table country (
      alpha2 text primary key check (alpha2 ~ '^[A-Z]{2}$'),
      alpha3 text not null,
      numeric_code text not null,
      name text not null,
      nationality text
    );
    create table economic_section (code text primary key, name text not null);
    create table economic_activity (
      code text primary key,
      section text not null references economic_section,
      name text not null
    );
    create table vehicle_make (id integer primary key, name text not null);
    create table vehicle_make_model (
      id integer primary key,
      make_id integer not null references vehicle_make,
      name text not null,
      excluded boolean not null
    );
    create index vehicle_make_model_make on vehicle_make_model (make_id);

    create table institution (
      id integer primary key,
      key text not null,
      kind text not null check (kind in ('private-bank', 'public-bank', 'cooperative', 'mutual')),
      name text not null,
      short_name text not null,
      clearing_code text,
      tax_authority_code text,
      size text check (size in ('grande', 'mediano', 'pequeño')),
      takes_deposits boolean not null,
      defers_cards boolean not null,
      account_pattern text
    );
    create table account_type (id integer primary key, code text not null, name text not null);
    create table agency_bank_account (
      id integer primary key,
      company text not null references dealership_company,
      bank_id integer not null references institution,
      account_type_id integer not null references account_type,
      number text not null,
      position integer not null,
      unique (id, bank_id)
    );
    create table card_brand (
      key text primary key,
      name text not null,
      p2p_franchise text,
      payme_brand text,
      accepted boolean not null,
      position integer not null
    );
    create table deferred_plan (code text primary key, name text not null);

    create table financing_term (months integer primary key check (months > 0));
    create table financing_rate (
      id integer primary key,
      effective_from date not null,
      calculation_bank_id integer not null references institution,
      insurer integer not null,
      plan integer not null,
      line integer not null,
      product text not null,
      minimum_entry_percent integer not null check (minimum_entry_percent between 0 and 100),
      nominal_rate_bp integer not null check (nominal_rate_bp >= 0),
      effective_ceiling_bp integer not null,
      life_insurance_monthly_bp integer not null check (life_insurance_monthly_bp >= 0),
      vehicle_insurance_yearly_bp integer not null check (vehicle_insurance_yearly_bp >= 0),
      device_cents integer not null check (device_cents >= 0),
      solca_bp integer not null check (solca_bp >= 0),
      solca_charged text not null check (solca_charged in ('apart', 'financed', 'first')),
      -- The ceiling of the law is effective, the rate nominal: (1 + nominal / 12) ^ 12 - 1 may not exceed it.
      constraint nominal_rate_below_ceiling check (
        power(1 + nominal_rate_bp / 120000.0, 12) - 1 <= effective_ceiling_bp / 10000.0
      )
    );
  `.execute(database);
    for (const table of NEW) {
      await sql`
      create trigger catalogue_changed after insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function raise_catalogue_revision()
    `.execute(database);
    }

    await sql`drop view priced_package`.execute(database);
    for (const table of [...Object.keys(BEFORE), ...NEW]) {
      await sql`alter table ${sql.table(table)} add column retired_at timestamptz`.execute(database);
    }
    await sql`
    create view priced_package as
      select trim_package.*, coalesce(sum(price_line.cents), 0)::integer as cents
      from trim_package left join price_line
        on price_line.package_id = trim_package.id and price_line.retired_at is null
      group by trim_package.id;
    create schema offered;
  `.execute(database);
    for (const name of [...Object.keys(BEFORE), ...NEW, 'priced_package']) {
      await sql`create view ${sql.table(`offered.${name}`)} as select * from ${sql.table(name)} where retired_at is null`.execute(
        database,
      );
    }

    // What is sold no more may have the name of what is sold now.
    await sql`
    alter table model drop constraint model_name_key;
    create unique index model_name on model (name) where retired_at is null;
    alter table version drop constraint version_model_id_year_key;
    create unique index version_of_year on version (model_id, year) where retired_at is null;
    create unique index agency_bank_account_of_bank on agency_bank_account (company, bank_id) where retired_at is null;
    create unique index institution_key on institution (key) where retired_at is null;

    alter table seed drop constraint seed_pkey, drop column singleton;
    alter table seed add column part text primary key default 'catalogue' check (part in ('catalogue'));
  `.execute(database);
  },
};
