import type { Cents } from '@vitrina/contract';
import { type CartLine, cartLines, type PriceGroups, priceGroupsOf } from '../cart';
import type { Wizard } from './types';

/** Every price line that the buyer sees, in order; their sum is the total. */
export const priceLines = ({ resumen, accesorios }: Wizard): CartLine[] => cartLines(resumen, accesorios);

/** Vehicle, accessories (with kits) and prepaid maintenance, as in the price summary, and their total. */
export const priceGroups = ({ resumen, accesorios }: Wizard): PriceGroups => priceGroupsOf(resumen, accesorios);

/** The suggested retail price of everything chosen. */
export const total = (wizard: Wizard): Cents => priceGroups(wizard).total;
