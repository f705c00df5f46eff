import type { Model, VehicleLine } from '@vitrina/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { isPriced, offered } from '../offered';

/** Models with the price at which their configurator opens: newest year, its default power, the first package. */
const selectModels = (database: Kysely<Database>) =>
  offered(database)
    .selectFrom('model')
    .select(['id', 'line_id', 'name', 'body_type', 'image', 'hero_image'])
    .select((of) =>
      of
        .selectFrom('priced_package')
        .innerJoin('version', 'version.id', 'priced_package.version_id')
        .select('cents')
        .where('version.id', '=', (newest) =>
          newest
            .selectFrom('version as newest')
            .select('newest.id')
            .whereRef('newest.model_id', '=', 'model.id')
            .orderBy('newest.year', 'desc')
            .limit(1),
        )
        .whereRef('motor_id', '=', 'version.default_motor_id')
        .whereRef('transmission_id', '=', 'version.default_transmission_id')
        .whereRef('traction_id', '=', 'version.default_traction_id')
        .where(isPriced)
        .orderBy('priced_package.position')
        .limit(1)
        .as('cents'),
    )
    .orderBy('position');

type Row = Awaited<ReturnType<ReturnType<typeof selectModels>['execute']>>[number];

const toModel = (row: Row): Model => ({
  id: row.id,
  name: row.name,
  bodyType: row.body_type,
  image: row.image ?? undefined,
  heroImage: row.hero_image ?? undefined,
  fromPrice: row.cents ?? undefined,
});

/** A model by its id. */
export async function findModel(database: Kysely<Database>, id: number): Promise<Model | undefined> {
  const row = await selectModels(database).where('id', '=', id).executeTakeFirst();
  return row && toModel(row);
}

/** Lines in their order, each with its models in theirs. */
export async function listLines(database: Kysely<Database>): Promise<VehicleLine[]> {
  const [lines, models] = await Promise.all([
    offered(database).selectFrom('vehicle_line').select(['id', 'name']).orderBy('position').execute(),
    selectModels(database).execute(),
  ]);
  return lines.map((line) => ({ ...line, models: models.filter((model) => model.line_id === line.id).map(toModel) }));
}
