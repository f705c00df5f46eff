import { toCents } from '@vitrina/contract';
import { LINES } from './data/home';
import { CARS } from './data/models-cars';
import { SUVS } from './data/models-suv';
import { WORK_VEHICLES } from './data/models-work';
import {
  COLOURS,
  MOTORS,
  type ModelSeed,
  type PowerSeed,
  TRACTIONS,
  TRANSMISSIONS,
  TRIMS,
  type VersionSeed,
} from './data/vehicle';
import { pictures } from './pictures';

export const MODELS: readonly ModelSeed[] = [...SUVS, ...CARS, ...WORK_VEHICLES];

/** Colour of the pictures of a model that is sold without a choice of colour. */
const PICTURE_COLOUR: Readonly<Record<string, string>> = { ruta: 'arena-salinas' };

/** `127` is the first model in 2027. */
export const versionId = (model: ModelSeed, version: VersionSeed): number => model.id * 100 + (version.year - 2000);

const idOf = <T extends Record<string, readonly [number, ...unknown[]]>>(table: T, key: keyof T): number =>
  table[key]![0];
const unique = (ids: number[]) => [...new Set(ids)].sort((a, b) => a - b);
const named = (table: Record<string, readonly [number, string]>) =>
  Object.values(table).map(([id, name]) => ({ id, name }));

const powerIds = ({ motor, transmission, traction }: PowerSeed) => ({
  motor_id: idOf(MOTORS, motor),
  transmission_id: idOf(TRANSMISSIONS, transmission),
  traction_id: idOf(TRACTIONS, traction),
});

function versionRow(model: ModelSeed, version: VersionSeed) {
  const power = version.power.map(powerIds);
  // The cheapest: 'Desde' on the home page is the price at which the configurator opens.
  const least = Math.min(...version.power.map(({ plus }) => plus));
  const usual = power[version.power.findIndex(({ plus }) => plus === least)];
  if (!usual) throw new Error(`the seed sells no power of ${model.name} ${version.year}`);
  return {
    id: versionId(model, version),
    model_id: model.id,
    year: version.year,
    name: `${model.name} ${version.year}`,
    default_motor_id: usual.motor_id,
    default_transmission_id: usual.transmission_id,
    default_traction_id: usual.traction_id,
    motor_ids: unique(power.map((row) => row.motor_id)),
    transmission_ids: unique(power.map((row) => row.transmission_id)),
    traction_ids: unique(power.map((row) => row.traction_id)),
  };
}

/** Where nothing turns, the still picture is all there is: it is large, and for the first colour the model's hero is. */
const colourPicture = (model: ModelSeed, colour: string, position: number) =>
  model.turns || position === 0 ? pictures.card(model.slug, colour) : pictures.still(model.slug, colour);

const colourRows = (model: ModelSeed, version: VersionSeed) =>
  model.colours.map((colour, position) => ({
    version_id: versionId(model, version),
    colour_id: idOf(COLOURS, colour),
    position,
    image: colourPicture(model, colour, position),
    frames: model.turns ? pictures.frames(model.slug, colour) : [],
  }));

/** Packages of a version. Ids: version, place of the power choice, place of the package: `127012`. */
const packageRows = (model: ModelSeed, version: VersionSeed) =>
  version.power.flatMap((power, nth) =>
    TRIMS.filter((trim) => power.trims?.includes(trim) ?? true).map((trim) => ({
      id: versionId(model, version) * 1000 + nth * 10 + TRIMS.indexOf(trim) + 1,
      version_id: versionId(model, version),
      ...powerIds(power),
      title: `Paquete ${trim}`,
      description: model.trims[trim][1],
      image: trim === 'Esencial' ? null : pictures.trim(model.slug, trim),
      position: TRIMS.indexOf(trim),
    })),
  );

/** Price lines of the packages: the car, its power and its package. Those that add nothing are left out. */
const priceLineRows = (model: ModelSeed, version: VersionSeed) =>
  packageRows(model, version).flatMap((row) => {
    const power = version.power[Math.floor((row.id % 1000) / 10)]!;
    const trim = TRIMS[row.position]!;
    const [motor, transmission, traction] = [
      MOTORS[power.motor],
      TRANSMISSIONS[power.transmission],
      TRACTIONS[power.traction],
    ];
    const lines: [string, number][] = [
      [`${model.name} ${version.year}`, version.base],
      [`${motor[1]}, ${transmission[1]}, ${traction[1]}`, power.plus],
      [row.title, model.trims[trim][0]],
    ];
    return lines
      .map(([label, dollars], position) => ({
        id: row.id * 10 + position + 1,
        package_id: row.id,
        label,
        cents: toCents(dollars),
        position,
      }))
      .filter((line) => line.cents > 0);
  });

/** Lines, models, versions, power, colours, packages and price lines. */
export function vehicleRows() {
  const each = <T>(rows: (model: ModelSeed, version: VersionSeed) => T[]): T[] =>
    MODELS.flatMap((model) => model.versions.flatMap((version) => rows(model, version)));
  return {
    vehicle_line: LINES.map(([id, name], position) => ({ id, name, position })),
    model: MODELS.map(({ id, line, name, slug, bodyType, description, colours }, position) => ({
      id,
      line_id: line,
      name,
      body_type: bodyType,
      description,
      image: pictures.card(slug, colours[0] ?? PICTURE_COLOUR[slug] ?? ''),
      hero_image: pictures.hero(slug),
      position,
    })),
    motor: named(MOTORS),
    transmission: named(TRANSMISSIONS),
    traction: named(TRACTIONS),
    version: each((model, version) => [versionRow(model, version)]),
    colour: Object.values(COLOURS).map(([id, name, hex]) => ({ id, name, hex })),
    version_colour: each(colourRows),
    trim_package: each(packageRows),
    price_line: each(priceLineRows),
  };
}
