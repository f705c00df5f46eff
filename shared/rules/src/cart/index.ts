export { type Offer, refreshCart } from './choose';
export { isConsistentCart, kitContains, kitsShareItems } from './kits';
export { cartLines, priceGroupsOf } from './totals';
export { type Cart, type CartLine, type CartLineKind, EMPTY_CART, type PriceGroups } from './types';
