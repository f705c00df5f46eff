import { type Migration, sql } from 'kysely';

/** Places, vehicles, packages, accessories, banners and small catalogues. */
export const migration: Migration = {
  async up(database) {
    await sql`
    create table province (id integer primary key, name text not null);
    create table canton (
      id integer primary key,
      province_id integer not null references province,
      name text not null
    );
    create table parish (
      id integer primary key,
      canton_id integer not null references canton,
      name text not null
    );
    create table dealership (
      id integer primary key,
      name text not null,
      company text not null,
      schedule text,
      province_id integer not null references province,
      canton_id integer not null references canton,
      parish text,
      neighbourhood text,
      kind text,
      street text,
      cross_street text,
      street_number text,
      details text,
      latitude double precision check (latitude between -90 and 90),
      longitude double precision check (longitude between -180 and 180),
      check ((latitude is null) = (longitude is null))
    );
    create index dealership_province on dealership (province_id);

    create table vehicle_line (id integer primary key, name text not null, position integer not null);
    create table model (
      id integer primary key,
      line_id integer not null references vehicle_line,
      name text not null unique,
      body_type text not null,
      description text not null,
      image text,
      hero_image text,
      position integer not null
    );
    create table motor (id integer primary key, name text not null);
    create table transmission (id integer primary key, name text not null);
    create table traction (id integer primary key, name text not null);
    create table version (
      id integer primary key,
      model_id integer not null references model,
      year integer not null,
      name text not null,
      default_motor_id integer not null references motor,
      default_transmission_id integer not null references transmission,
      default_traction_id integer not null references traction,
      motor_ids integer[] not null,
      transmission_ids integer[] not null,
      traction_ids integer[] not null,
      unique (model_id, year)
    );
    create table colour (id integer primary key, name text not null, hex text not null);
    create table version_colour (
      version_id integer not null references version,
      colour_id integer not null references colour,
      position integer not null,
      image text,
      frames text[] not null,
      primary key (version_id, colour_id)
    );

    create table trim_package (
      id integer primary key,
      version_id integer not null references version,
      motor_id integer not null references motor,
      transmission_id integer not null references transmission,
      traction_id integer not null references traction,
      title text not null,
      description text not null,
      image text,
      position integer not null
    );
    create index trim_package_choice on trim_package (version_id, motor_id, transmission_id, traction_id);
    create table price_line (
      id integer primary key,
      package_id integer not null references trim_package,
      label text not null,
      cents integer not null check (cents >= 0),
      position integer not null
    );
    create index price_line_package on price_line (package_id);
    create view priced_package as
      select trim_package.*, coalesce(sum(price_line.cents), 0)::integer as cents
      from trim_package left join price_line on price_line.package_id = trim_package.id
      group by trim_package.id;

    create table article (id integer primary key, name text not null, long_name text, image text);
    create table accessory (
      id integer primary key,
      version_id integer not null references version,
      article_id integer not null references article,
      kind smallint not null check (kind in (1, 2)),
      cents integer not null check (cents >= 0),
      position integer not null,
      on_sale boolean not null,
      available boolean not null
    );
    create index accessory_version on accessory (version_id, kind);
    create table kit_item (
      id integer primary key,
      kit_id integer not null references accessory,
      article_id integer not null references article,
      cents integer not null check (cents >= 0),
      position integer not null
    );
    create index kit_item_kit on kit_item (kit_id);
    create table prepaid_coupon (
      id integer primary key,
      version_id integer not null references version,
      name text not null,
      description text not null,
      cents integer not null check (cents >= 0),
      position integer not null
    );
    create index prepaid_coupon_version on prepaid_coupon (version_id);

    create table banner (
      id integer primary key,
      image text not null,
      small_image text not null,
      headline text not null,
      tagline text,
      link text,
      alt text,
      text_side text not null check (text_side in ('left', 'right')),
      tone text not null check (tone in ('dark', 'light')),
      position integer not null
    );
    create table catalogue_item (kind text not null, id integer not null, name text not null, primary key (kind, id));
    create table seed (singleton boolean primary key default true check (singleton), digest text not null);
  `.execute(database);
  },
};
