import type { Configuration } from '@vitrina/rules';
import { COMPANIES } from '../catalogue/data/dealership';
import { placeRows } from '../catalogue/place-rows';
import { vehicleRows } from '../catalogue/vehicle-rows';

/** A configuration of the demo catalogue: a version with the first power of its list, and what is chosen of it. */
interface Car {
  versionId: number;
  /** Place of the package in the list: 1 Esencial, 2 Urbano, 3 Deportivo, 4 Aventura. */
  trim: 1 | 2 | 3 | 4;
  /** Place of the colour in the list, from 0; none where the model has none. */
  colour?: number;
  accessoryIds?: number[];
  kitIds?: number[];
  couponIds?: number[];
  company: keyof typeof COMPANIES;
}

export const CARS = {
  sierra: {
    versionId: 127,
    trim: 2,
    colour: 0,
    accessoryIds: [12701, 12702],
    kitIds: [12751],
    couponIds: [1271],
    company: 'condor',
  },
  altar: { versionId: 227, trim: 4, colour: 4, company: 'austral' },
  kira: { versionId: 327, trim: 1, colour: 1, company: 'andina' },
  tena: { versionId: 427, trim: 1, colour: 2, couponIds: [4271], company: 'costa' },
  chimba: { versionId: 527, trim: 3, colour: 0, kitIds: [52751], company: 'oriente' },
  ruta: { versionId: 627, trim: 1, company: 'condor' },
} as const satisfies Record<string, Car>;
export type CarKey = keyof typeof CARS;

/** The ids of a car, as the wizard would send them, for the first dealership of its company. */
export function configurationOf(key: CarKey): Omit<Configuration, 'total'> {
  const car: Car = CARS[key];
  const { version: versions, version_colour: colours, trim_package: packages } = vehicleRows();
  const trimPackage = packages.find(({ id }) => id === car.versionId * 1000 + car.trim);
  const version = versions.find(({ id }) => id === car.versionId);
  const colour = colours.find(({ version_id, position }) => version_id === car.versionId && position === car.colour);
  const dealership = placeRows().dealership.find(({ company }) => company === COMPANIES[car.company].name);
  if (!version || !trimPackage || !dealership) throw new Error(`the seed has no car ${key}`);
  return {
    provinceId: dealership.province_id,
    modelId: version.model_id,
    versionId: version.id,
    year: version.year,
    motorId: trimPackage.motor_id,
    transmissionId: trimPackage.transmission_id,
    tractionId: trimPackage.traction_id,
    packageId: trimPackage.id,
    colourId: colour?.colour_id,
    accessoryIds: car.accessoryIds ?? [],
    kitIds: car.kitIds ?? [],
    couponIds: car.couponIds ?? [],
    dealershipId: dealership.id,
  };
}
