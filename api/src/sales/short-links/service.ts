import { createHash } from 'node:crypto';
import { encode, type ShortLinkContent, ShortLinkRequest } from '@vitrina/contract';
import type { Kysely } from 'kysely';
import { findModel } from '../../catalogue/vehicles/models';
import type { Database } from '../../platform/database/schema';
import { NotFound } from '../../platform/http/errors';
import { countAttempt, type Limit } from '../../platform/limits/attempts';
import { networkOf } from '../../platform/limits/network';
import { resolveCar, resolveDealership } from '../leads/configuration';
import { newCode } from './code';
import { findCode, findContent, keepLink } from './queries';

/** New configurations of one address; those that have a code already do not count. Many phones may share an address. */
export const NEW_LINKS: Limit = { purpose: 'new short link', max: 120, minutes: 60 };

const byNumber = (a: number, b: number) => a - b;

/** The same for the same choice, in whatever order its parts were added. */
const inOrder = (request: ShortLinkRequest): ShortLinkRequest => ({
  ...request,
  accessoryIds: [...request.accessoryIds].sort(byNumber),
  kitIds: [...request.kitIds].sort(byNumber),
});

/** Wire codes stand in the order of the entity's table, so that equal configurations have equal texts. */
const digestOf = (content: ShortLinkRequest) =>
  createHash('sha256')
    .update(JSON.stringify(encode(ShortLinkRequest, content)))
    .digest();

/**
 * The code of a configuration. Each configuration is kept once, whoever asks and however often. Every id must be one of the
 * catalogue that fits the others: a link cannot carry a number that stands for anything else.
 * @param address who asks, for the limit
 * @throws Refused for an id that does not fit, HttpError 429
 */
export async function makeLink(
  database: Kysely<Database>,
  request: ShortLinkRequest,
  address: string,
): Promise<string> {
  const content = inOrder(request);
  const digest = digestOf(content);
  const known = await findCode(database, digest);
  if (known !== undefined) return known;
  const { provinceId, dealershipId } = content;
  await resolveCar(database, content);
  if (dealershipId !== undefined) await resolveDealership(database, { provinceId, dealershipId });
  await countAttempt(database, NEW_LINKS, networkOf(address));
  return keepLink(database, { code: newCode(), digest, content });
}

/** What a code restores. @throws NotFound for an unknown code, or when its model is gone */
export async function openLink(database: Kysely<Database>, code: string): Promise<ShortLinkContent> {
  const content = await findContent(database, code);
  const model = content && (await findModel(database, content.modelId));
  if (!model) throw new NotFound('Este enlace no existe o ya no sirve');
  return { ...content, modelName: model.name };
}
