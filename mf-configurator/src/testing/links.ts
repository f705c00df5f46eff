/** The choice of a link without its province: model 1, 2026, 2.0 Híbrido, Automática, 4x4, 'Aventura', 27,720 dollars in all. */
export const ACCESSORIES_LINK =
  'anio=2026&motor=2&transmision=2&traccion=2&paquete=1262221&individuales=1&kits=13&cupon=1&color=2';

/** The same with province and dealership. */
export const FULL_LINK = `provincia=17&${ACCESSORIES_LINK}&agencia=2`;
