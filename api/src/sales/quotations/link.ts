import type { ShortLinkRequest } from '@vitrina/contract';
import type { Kysely } from 'kysely';
import { findDealership } from '../../catalogue/places/dealerships';
import type { Database } from '../../platform/database/schema';
import { orNotFound, Refused } from '../../platform/http/errors';
import { resolveCar } from '../leads/configuration';
import type { KeptConfiguration } from '../leads/kept-configuration';
import { ownRows } from '../own-rows';
import { makeLink } from '../short-links/service';
import { NO_QUOTATION } from './list';

/** The summary: who opens the link sees the whole car and its price of now. */
const STEP = 3;

const ids = (parts: readonly { id: number }[]) => parts.map(({ id }) => id);

const contentOf = ({ province, model, version, year, power, ...car }: KeptConfiguration): ShortLinkRequest => ({
  ...{ provinceId: province.id, modelId: model.id, versionId: version.id, year },
  ...{ motorId: power.motor.id, transmissionId: power.transmission.id, tractionId: power.traction.id },
  ...{ packageId: car.package.id, colourId: car.colour?.id, dealershipId: car.dealership.id },
  ...{ accessoryIds: ids(car.accessories), kitIds: ids(car.kits), couponIds: ids(car.prepaidMaintenance) },
  step: STEP,
});

/** Asked before the link is looked for: one that was made while the car was sold stays. */
const refuseUnsold = (database: Kysely<Database>, content: ShortLinkRequest) =>
  resolveCar(database, content).catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error;
    throw new Refused('Ya no vendemos este auto tal como lo cotizaste. Configura uno nuevo desde la página de inicio');
  });

/**
 * The short link of a customer's quotation, as it was configured. A dealership that has closed is left out: it is chosen anew.
 * @param caller the customer, and the address of the call for the limit of new links
 * @throws NotFound for another customer's too, Refused when a part of the car is no longer sold, HttpError 429
 */
export async function ownLink(
  database: Kysely<Database>,
  { accountId, address }: { accountId: number; address: string },
  id: number,
): Promise<string> {
  const own = ownRows(database, accountId).selectFrom('quotation').select('configuration').where('id', '=', id);
  const { configuration } = orNotFound(await own.executeTakeFirst(), NO_QUOTATION);
  const content = contentOf(configuration);
  await refuseUnsold(database, content);
  const { province, dealership } = configuration;
  const isOpen = (await findDealership(database, province.id, dealership.id)) !== undefined;
  return makeLink(database, isOpen ? content : { ...content, dealershipId: undefined }, address);
}
