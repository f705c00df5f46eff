import type { Cents } from '@vitrina/contract';
import { type CartLine, cartLines, type PriceGroups, priceGroupsOf } from '../cart';
import type { Wizard } from './types';

/** Every price line that the buyer sees, in order; their sum is the total. */
export const priceLines = ({ resumen, accesorios }: Wizard): CartLine[] => cartLines(resumen, accesorios);

/** Vehicle, accessories (with kits) and prepaid maintenance, as in the price summary, and their total. */
export const priceGroups = ({ resumen, accesorios }: Wizard): PriceGroups => priceGroupsOf(resumen, accesorios);

/**
 * The price to show: undefined while there is none, because the car is not sold as chosen or its price is still asked
 * for. What is chosen beside it is no price of a car.
 */
export const shownTotal = (wizard: Wizard): Cents | undefined =>
  wizard.resumen.length > 0 && wizard.total > 0 ? wizard.total : undefined;

/** The suggested retail price of everything chosen. */
export const total = (wizard: Wizard): Cents => priceGroups(wizard).total;
