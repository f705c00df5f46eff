import type { PriceLine, packages, RequestOf, TrimPackage } from '@vitrina/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { offered, pricedPackages } from '../offered';

const selectPackages = (database: Kysely<Database>) =>
  pricedPackages(database)
    .innerJoin('version', 'version.id', 'priced_package.version_id')
    .selectAll('priced_package')
    .select('version.year')
    .orderBy('priced_package.position');

type Row = Awaited<ReturnType<ReturnType<typeof selectPackages>['execute']>>[number];

const toPackage = (row: Row): TrimPackage => ({
  id: row.id,
  title: row.title,
  description: row.description,
  image: row.image ?? undefined,
  year: row.year,
  price: row.cents,
  motorId: row.motor_id,
  transmissionId: row.transmission_id,
  tractionId: row.traction_id,
});

/** Packages of a version and year with a choice of power, in their order. */
export async function listPackages(
  database: Kysely<Database>,
  choice: RequestOf<typeof packages>,
): Promise<TrimPackage[]> {
  const rows = await selectPackages(database)
    .where('version_id', '=', choice.versionId)
    .where('motor_id', '=', choice.motorId)
    .where('transmission_id', '=', choice.transmissionId)
    .where('traction_id', '=', choice.tractionId)
    .where('version.year', '=', choice.year)
    .execute();
  return rows.map(toPackage);
}

/** Lines whose sum is the price of the car with this package. */
export async function listPriceLines(database: Kysely<Database>, packageId: number): Promise<PriceLine[]> {
  const rows = await offered(database)
    .selectFrom('price_line')
    .select(['id', 'label', 'cents'])
    .where('package_id', '=', packageId)
    .orderBy('position')
    .execute();
  return rows.map(({ id, label, cents }) => ({ id, label, price: cents }));
}

/**
 * What a package is compared with, itself first: the other packages of the same version and power, then the same package in the
 * model's other years with the same power, newest first. A buyer can change to each without choosing another power.
 */
export async function listSimilar(database: Kysely<Database>, packageId: number): Promise<TrimPackage[]> {
  const own = await selectPackages(database)
    .select('version.model_id')
    .where('priced_package.id', '=', packageId)
    .executeTakeFirst();
  if (!own) return [];
  const rows = await selectPackages(database)
    .clearOrderBy()
    .where('version.model_id', '=', own.model_id)
    .where('motor_id', '=', own.motor_id)
    .where('transmission_id', '=', own.transmission_id)
    .where('traction_id', '=', own.traction_id)
    .where((is) => is.or([is('version_id', '=', own.version_id), is('title', '=', own.title)]))
    .orderBy((by) => by.case().when('version_id', '=', own.version_id).then(0).else(1).end())
    .orderBy('version.year', 'desc')
    .orderBy('priced_package.position')
    .execute();
  return [toPackage(own), ...rows.filter(({ id }) => id !== packageId).map(toPackage)];
}
