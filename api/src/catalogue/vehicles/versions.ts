import type { CommercialVersion, PowerOption } from '@vitrina/contract';
import { ZERO } from '@vitrina/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { isPriced, offered } from '../offered';

type PowerTable = 'motor' | 'transmission' | 'traction';

/** Options by id, in the order of the ids. */
async function options(database: Kysely<Database>, table: PowerTable, ids: number[]): Promise<PowerOption[]> {
  const rows = await database.selectFrom(table).select(['id', 'name']).where('id', 'in', ids).execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** What is sold of a model in a year, or in its newest year; undefined when it is not sold. */
export async function findVersion(
  database: Kysely<Database>,
  modelId: number,
  year?: number,
): Promise<CommercialVersion | undefined> {
  const rows = await offered(database)
    .selectFrom('version')
    .innerJoin('model', 'model.id', 'version.model_id')
    .selectAll('version')
    .select(['model.description', 'model.hero_image'])
    .select((of) =>
      of
        .selectFrom('priced_package')
        .select((price) => price.fn.min('cents').as('cents'))
        .whereRef('version_id', '=', 'version.id')
        .where(isPriced)
        .as('cents'),
    )
    .where('model_id', '=', modelId)
    .orderBy('year', 'desc')
    .execute();
  const version = year === undefined ? rows[0] : rows.find((row) => row.year === year);
  if (!version) return undefined;
  const [motors, transmissions, tractions, colours] = await Promise.all([
    options(database, 'motor', version.motor_ids),
    options(database, 'transmission', version.transmission_ids),
    options(database, 'traction', version.traction_ids),
    coloursOf(database, version.id),
  ]);
  return {
    id: version.id,
    name: version.name,
    description: version.description,
    year: version.year,
    price: version.cents ?? ZERO,
    defaultMotorId: version.default_motor_id,
    defaultTransmissionId: version.default_transmission_id,
    defaultTractionId: version.default_traction_id,
    images: version.hero_image === null ? [] : [{ url: version.hero_image }],
    motors,
    transmissions,
    tractions,
    colours,
    years: rows.map((row) => ({ year: row.year })),
  };
}

async function coloursOf(database: Kysely<Database>, versionId: number): Promise<CommercialVersion['colours']> {
  const rows = await offered(database)
    .selectFrom('version_colour')
    .innerJoin('colour', 'colour.id', 'version_colour.colour_id')
    .select(['colour.id', 'colour.name', 'colour.hex', 'version_colour.image', 'version_colour.frames'])
    .where('version_id', '=', versionId)
    .orderBy('version_colour.position')
    .execute();
  return rows.map(({ id, name, hex, image, frames }) => ({
    id,
    name,
    hex,
    image: image ?? undefined,
    frames: frames.map((url) => ({ url })),
  }));
}
