import type { ShortLinkContent } from '@vitrina/contract';

/** The choice of a link without its province: model 1, 2026, 2.0 Híbrido, Automática, 4x4, 'Aventura', 27,720 dollars in all. */
export const ACCESSORIES_LINK =
  'anio=2026&motor=2&transmision=2&traccion=2&paquete=1262221&individuales=1&kits=13&cupon=1&color=2';

/** The same with province and dealership. */
export const FULL_LINK = `provincia=17&${ACCESSORIES_LINK}&agencia=2`;

/** A short link's code, and what the server answers to it: the choice above, on the summary. */
export const CODE = 'ABCDEFGHJKLMNPQRSTUVWX';
export const CODE_CONTENT: ShortLinkContent = {
  provinceId: 17,
  modelId: 1,
  versionId: 126,
  year: 2026,
  motorId: 2,
  transmissionId: 2,
  tractionId: 2,
  packageId: 1262221,
  accessoryIds: [1],
  kitIds: [13],
  couponIds: [1],
  colourId: 2,
  dealershipId: 2,
  step: 3,
  modelName: 'Cóndor Sierra',
};
