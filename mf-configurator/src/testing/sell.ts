import {
  ACCESSORY_KINDS,
  accessories,
  commercialVersion,
  dealerships,
  modelById,
  packageComparison,
  packagePrice,
  packages,
  prepaidMaintenance,
  provinces,
  type TrimPackage,
  vehicleLines,
} from '@vitrina/contract';
import { Failure, type FakeServer } from '@vitrina/testing';
import {
  agencies,
  altar,
  azuay,
  coupons,
  individual,
  kits,
  type PackageChoice,
  packagesFor,
  pichincha,
  priceLinesFor,
  sierra,
  versionOf,
} from './catalogue';

const models = [sierra, altar];

/** Makes a fake server sell this catalogue. */
export function sell(server: FakeServer) {
  server.on(vehicleLines, () => [{ id: 1, name: 'SUV', models: [sierra, altar] }]);
  server.on(provinces, () => [azuay, pichincha]);
  server.on(modelById, ({ id }) => {
    const model = models.find((candidate) => candidate.id === id);
    if (!model) throw new Failure(404, 'No existe el modelo');
    return model;
  });
  server.on(commercialVersion, ({ modelId, year }) => versionOf(models[modelId - 1] ?? sierra, year ?? 2027));
  server.on(packages, packagesFor);
  server.on(packagePrice, ({ packageId }) => priceLinesFor(packageId));
  server.on(packageComparison, ({ packageId }) => comparisonFor(packageId));
  server.on(accessories, ({ kind }) => (kind === ACCESSORY_KINDS.kits ? kits : individual));
  server.on(prepaidMaintenance, () => coupons);
  server.on(dealerships, () => agencies);
}

const choiceOf = (packageId: number): PackageChoice => {
  const digit = (place: number) => Math.floor(packageId / place) % 10;
  const versionId = Math.floor(packageId / 10_000);
  return {
    versionId,
    motorId: digit(1000),
    transmissionId: digit(100),
    tractionId: digit(10),
    year: 2000 + (versionId % 100),
  };
};

/** The package itself, the others of its power, and those of the year before. */
const comparisonFor = (packageId: number): TrimPackage[] => {
  const choice = choiceOf(packageId);
  const all = [
    ...packagesFor(choice),
    ...packagesFor({ ...choice, versionId: choice.versionId - 1, year: choice.year - 1 }),
  ];
  return all.sort((a, b) => Number(b.id === packageId) - Number(a.id === packageId));
};
