import { type Migration, sql } from 'kysely';

const CATALOGUE = [
  ...['province', 'canton', 'parish', 'dealership', 'vehicle_line', 'model', 'motor', 'transmission', 'traction'],
  ...['version', 'colour', 'version_colour', 'trim_package', 'price_line', 'article', 'accessory', 'kit_item'],
  ...['prepaid_coupon', 'banner', 'catalogue_item'],
];

/**
 * The revision of the catalogue: raised in the transaction that writes, by whatever program, and told to every instance when
 * it commits. Answers kept in memory are good for one revision.
 */
export const migration: Migration = {
  async up(database) {
    await sql`
    create table catalogue_revision (singleton boolean primary key default true check (singleton), revision integer not null);
    insert into catalogue_revision (revision) values (1);
    create function raise_catalogue_revision() returns trigger language plpgsql as $$
    begin
      update catalogue_revision set revision = revision + 1;
      perform pg_notify('catalogue', '');
      return null;
    end $$;
  `.execute(database);
    for (const table of CATALOGUE) {
      await sql`
      create trigger catalogue_changed after insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function raise_catalogue_revision()
    `.execute(database);
    }
  },
};
