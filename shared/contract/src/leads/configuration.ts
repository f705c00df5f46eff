import { count, id, listOf, statedMoney, text } from '../dsl/codec';
import { field, optional } from '../dsl/entity';

/**
 * The wizard's steps as a lead or a quotation sends them: ids only, because the server computes every price from them.
 * `total` is what the buyer saw; the server refuses a total that differs from its own. All codes here are ours.
 */
export const configuration = {
  provinceId: field('ndt20', id),
  modelId: field('ndt21', id),
  versionId: field('ndt22', id),
  year: field('ndt23', count),
  motorId: field('ndt24', id),
  transmissionId: field('ndt25', id),
  tractionId: field('ndt26', id),
  packageId: field('ndt27', id),
  colourId: optional('ndt28', id, 'missing when the model has no colours'),
  accessoryIds: field('elements', listOf(id, 100), 'individual accessories'),
  kitIds: field('elements2', listOf(id, 100), 'accessory kits'),
  couponIds: field('elements3', listOf(id, 1), 'prepaid maintenance: at most one'),
  dealershipId: field('ndt29', id),
  total: field('ndt30', statedMoney),
} as const;

/**
 * Which terms the buyer accepted in step 2, ours. Not part of the configuration: a link that holds one accepts nothing.
 * Optional on the wire, so that whoever has not accepted is told so; a lead or quotation without it is refused.
 */
export const termsVersion = optional('dt13', text(40, 1), 'version of the terms accepted');
