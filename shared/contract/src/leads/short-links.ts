import { between, id, matching, text, type WordOf } from '../dsl/codec';
import { endpoint } from '../dsl/endpoint';
import { entity, field, optional } from '../dsl/entity';
import { configuration } from './configuration';

/**
 * Code of a short link (`/c/{code}`): 22 characters of 58 (digits and letters without 0, O, I and l), drawn at random, so
 * 128.8 bits. Letters and digits only, because messengers leave a '-' or '_' at the end out of the link.
 */
const SHORT_LINK_CODE = /^[1-9A-HJ-NP-Za-km-z]{22}$/;
export const linkCode = field('dt1', matching(SHORT_LINK_CODE), 'code of the short link');

/** Whether a text has the form of a code; only the server knows whether it is one. */
export const isShortLinkCode = (candidate: string): boolean => SHORT_LINK_CODE.test(candidate);

const { total: _seen, dealershipId: _needed, ...car } = configuration;

/** What a short link restores: ids only, so that nothing personal can be in it. */
const linked = {
  ...car,
  dealershipId: optional('ndt29', id, 'missing while none is chosen'),
  step: field('ndt31', between(2, 4), 'step of the wizard that it opens'),
} as const;

export const ShortLinkRequest = entity('ShortLinkRequest', linked);
export type ShortLinkRequest = WordOf<typeof ShortLinkRequest>;

export const ShortLinkContent = entity('ShortLinkContent', {
  ...linked,
  modelName: field('dt1', text(80), 'of now, for the address'),
});
export type ShortLinkContent = WordOf<typeof ShortLinkContent>;

export const createShortLink = endpoint({
  name: 'createShortLink',
  path: 'Cnfg/VmCrEnl',
  purpose: 'Make a short link of a configuration; the same configuration has one code',
  ours: true,
  request: ShortLinkRequest,
  response: entity('CreateShortLinkResponse', { code: linkCode }),
});

export const openShortLink = endpoint({
  name: 'openShortLink',
  path: 'Cnfg/VmSlEnl',
  purpose: 'The configuration of a short link, whether or not all of it is still sold',
  ours: true,
  request: entity('OpenShortLinkRequest', { code: linkCode }),
  response: ShortLinkContent,
});
