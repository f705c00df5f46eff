import { ACCESSORY_KINDS, type Colour } from '@vitrina/contract';
import { type CarConfiguration, type Cart, type Configuration, isConsistentCart } from '@vitrina/rules';
import type { Kysely } from 'kysely';
import { listAccessories, listCoupons } from '../../catalogue/accessories/queries';
import { offered } from '../../catalogue/offered';
import { listPackages, listPriceLines } from '../../catalogue/packages/queries';
import { findDealership } from '../../catalogue/places/dealerships';
import { findModel } from '../../catalogue/vehicles/models';
import { findVersion } from '../../catalogue/vehicles/versions';
import type { Database } from '../../platform/database/schema';
import { orRefuse, Refused } from '../../platform/http/errors';

/** The item with this id. @throws Refused with `message` when it is not offered. */
const chosen = <T extends { id: number }>(offered: readonly T[], id: number, message: string): T =>
  orRefuse(
    offered.find((candidate) => candidate.id === id),
    message,
  );

async function chooseVehicle(database: Kysely<Database>, choice: CarConfiguration) {
  const model = orRefuse(await findModel(database, choice.modelId), 'El modelo elegido no existe');
  const version = await findVersion(database, choice.modelId, choice.year);
  if (version?.id !== choice.versionId) throw new Refused('La versión elegida no es de ese modelo y año');
  const power = {
    motor: chosen(version.motors, choice.motorId, 'El motor elegido no es de esa versión'),
    transmission: chosen(version.transmissions, choice.transmissionId, 'La transmisión elegida no es de esa versión'),
    traction: chosen(version.tractions, choice.tractionId, 'La tracción elegida no es de esa versión'),
  };
  const colour = chooseColour(version.colours, choice.colourId);
  return {
    model,
    version: { id: version.id, name: version.name },
    year: version.year,
    power,
    colour: colour && { id: colour.id, name: colour.name, hex: colour.hex },
    image: colour?.image ?? model.image,
  };
}

function chooseColour(colours: readonly Colour[], id: number | undefined) {
  if (id === undefined) {
    if (colours.length > 0) throw new Refused('Elige un color');
    return undefined;
  }
  return chosen(colours, id, 'El color elegido no es de esa versión');
}

async function choosePackage(database: Kysely<Database>, choice: CarConfiguration) {
  const offered = await listPackages(database, choice);
  const found = chosen(offered, choice.packageId, 'El paquete elegido no es de esa versión');
  return { ...found, lines: await listPriceLines(database, found.id) };
}

async function fillCart(database: Kysely<Database>, choice: CarConfiguration): Promise<Cart> {
  const accessories = await listAccessories(database, choice.versionId, { onSaleOnly: true });
  const coupons = await listCoupons(database, choice.versionId);
  const kits = accessories.filter(({ kind }) => kind === ACCESSORY_KINDS.kits);
  const individual = accessories.filter(({ kind }) => kind === ACCESSORY_KINDS.individual);
  const cart = {
    individuales: choice.accessoryIds.map((id) => chosen(individual, id, 'Un accesorio elegido no es de esa versión')),
    kit: choice.kitIds.map((id) => chosen(kits, id, 'Un kit elegido no es de esa versión')),
    cupones: choice.couponIds.map((id) => chosen(coupons, id, 'El mantenimiento elegido no es de esa versión')),
  };
  if (!isConsistentCart(cart)) throw new Refused('Los accesorios elegidos no se pueden combinar');
  return cart;
}

async function chooseProvince(database: Kysely<Database>, id: number) {
  const province = await offered(database).selectFrom('province').selectAll().where('id', '=', id).executeTakeFirst();
  return orRefuse(province, 'La provincia elegida no existe');
}

/** The dealership of a choice. @throws Refused when it is not of the province */
export const resolveDealership = async (
  database: Kysely<Database>,
  { provinceId, dealershipId }: Pick<Configuration, 'provinceId' | 'dealershipId'>,
) => orRefuse(await findDealership(database, provinceId, dealershipId), 'La agencia elegida no es de esa provincia');

/**
 * What the ids of a car stand for, with names and prices of now.
 * @throws Refused, with what does not fit, unless every id belongs to the one above it.
 */
export async function resolveCar(database: Kysely<Database>, choice: CarConfiguration) {
  const province = await chooseProvince(database, choice.provinceId);
  const vehicle = await chooseVehicle(database, choice);
  const trimPackage = await choosePackage(database, choice);
  const cart = await fillCart(database, choice);
  return { province, ...vehicle, trimPackage, cart };
}

/** The same for a whole configuration: the car and its dealership. @throws Refused */
export async function resolveConfiguration(database: Kysely<Database>, choice: Omit<Configuration, 'total'>) {
  const car = await resolveCar(database, choice);
  return { ...car, dealership: await resolveDealership(database, choice) };
}

export type ResolvedConfiguration = Awaited<ReturnType<typeof resolveConfiguration>>;
