import type { VehicleLeadRequest } from '@vitrina/contract';
import { isPlate } from '@vitrina/rules';
import type { Kysely } from 'kysely';
import { offered, pricedPackages } from '../../catalogue/offered';
import { findModel } from '../../catalogue/vehicles/models';
import type { Database } from '../../platform/database/schema';
import { orRefuse, Refused } from '../../platform/http/errors';
import type { Interest } from './kept-interest';

/** Text that a form's field can hold. */
const isOneLine = (text: string) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);

type Choice = Pick<VehicleLeadRequest, 'provinceId' | 'modelId' | 'packageId' | 'colourId' | 'dealershipId'>;

const findPackage = (database: Kysely<Database>, modelId: number, id: number) =>
  pricedPackages(database)
    .innerJoin('version', 'version.id', 'priced_package.version_id')
    .select(['priced_package.id', 'priced_package.title', 'priced_package.cents', 'version.year'])
    .where('priced_package.id', '=', id)
    .where('version.model_id', '=', modelId)
    .executeTakeFirst();

const findColour = (database: Kysely<Database>, modelId: number, id: number) =>
  offered(database)
    .selectFrom('version_colour')
    .innerJoin('version', 'version.id', 'version_colour.version_id')
    .innerJoin('colour', 'colour.id', 'version_colour.colour_id')
    .select(['colour.id', 'colour.name'])
    .where('colour.id', '=', id)
    .where('version.model_id', '=', modelId)
    .limit(1)
    .executeTakeFirst();

async function findPlace(database: Kysely<Database>, { provinceId, dealershipId }: Choice) {
  const dealership = await offered(database)
    .selectFrom('dealership')
    .innerJoin('province', 'province.id', 'dealership.province_id')
    .select([
      'dealership.id',
      'dealership.name',
      'dealership.company',
      'province.id as provinceId',
      'province.name as provinceName',
    ])
    .where('dealership.id', '=', dealershipId)
    .$if(provinceId !== undefined, (query) => query.where('province.id', '=', provinceId as number))
    .executeTakeFirst();
  const {
    id,
    name,
    company,
    provinceId: province,
    provinceName,
  } = orRefuse(dealership, 'La agencia elegida no es de esa provincia');
  return { dealership: { id, name, company }, province: { id: province, name: provinceName } };
}

async function findVehicle(database: Kysely<Database>, modelId: number, { packageId, colourId }: Choice) {
  const { id, name } = orRefuse(await findModel(database, modelId), 'El modelo elegido no existe');
  const trimPackage = packageId === undefined ? undefined : await findPackage(database, modelId, packageId);
  const colour = colourId === undefined ? undefined : await findColour(database, modelId, colourId);
  return {
    model: { id, name },
    package: orRefuse(
      trimPackage,
      packageId === undefined ? 'Elige un paquete' : 'El paquete elegido no es de ese modelo',
    ),
    colour: colourId === undefined ? null : orRefuse(colour, 'El color elegido no es de ese modelo'),
  };
}

/**
 * What the generic form asks about: vehicle, package, province and dealership, and a colour if one was chosen.
 * @throws Refused with what is missing or does not belong to the one above it
 */
export async function quoteInterest(database: Kysely<Database>, request: VehicleLeadRequest): Promise<Interest> {
  orRefuse(request.provinceId, 'Elige una provincia');
  const modelId = orRefuse(request.modelId, 'Elige un vehículo');
  return { ...(await findPlace(database, request)), ...(await findVehicle(database, modelId, request)) };
}

/**
 * What the post-sale form asks about: a vehicle of the list with its package, or one that was written, and perhaps its plate.
 * @throws Refused with what is missing or wrong
 */
export async function postSaleInterest(database: Kysely<Database>, request: VehicleLeadRequest): Promise<Interest> {
  const { modelId, vehicle, plate, address, date, skipIntegration = false, sellerWrites = false } = request;
  if (plate !== undefined && !isPlate(plate)) throw new Refused('La placa no es válida');
  if ([vehicle, address].some((text) => text !== undefined && !isOneLine(text)))
    throw new Refused('Los datos enviados no son válidos');
  const written = vehicle?.trim();
  if (modelId === undefined && !written) throw new Refused('Elige o escribe un vehículo');
  return {
    ...(await findPlace(database, request)),
    ...(modelId === undefined ? { vehicle: written } : await findVehicle(database, modelId, request)),
    ...{ plate, address, date, skipIntegration, sellerWrites },
  };
}
