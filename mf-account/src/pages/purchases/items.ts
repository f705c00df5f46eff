import type { CashPurchase } from '@vitrina/contract';

const counted = (count: number, one: string, several: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : several}`];

/** What is bought beside the car, short: 'Paquete Urbano, 2 accesorios, 1 kit'; '' for the car alone. */
export const itemsOf = ({ packageDescription, accessories, kits }: CashPurchase): string =>
  [
    ...(packageDescription ? [packageDescription] : []),
    ...counted(accessories.length, 'accesorio', 'accesorios'),
    ...counted(kits.length, 'kit', 'kits'),
  ].join(', ');
