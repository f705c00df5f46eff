import fc from 'fast-check';
import { at, cupones, everyPackage, individuales, kits, linesOf } from '../wizard/catalogue.fixture';
import { cartLines, EMPTY_CART, isConsistentCart, kitContains, kitsShareItems, priceGroupsOf } from './index';

test('a kit contains an article by its key, not by its id', () => {
  const kit = at(kits);
  expect(kitContains(kit, { key: 1 })).toBe(true);
  expect(kitContains(kit, { key: 501 })).toBe(false);
  expect(kitsShareItems(kit, at(kits, 1))).toBe(true);
  expect(kitsShareItems(kit, at(kits, 2))).toBe(false);
});

const [one, , three, , off] = individuales as [never, never, never, never, never];
const [kit12, kit23, , kitOff] = kits as [never, never, never, never];
const [coupon20, coupon50] = cupones as [never, never];

test.each([
  ['nothing', {}, true],
  ['kit, another accessory and a coupon', { kit: [kit12], individuales: [three], cupones: [coupon20] }, true],
  ['a kit and what it contains', { kit: [kit12], individuales: [one] }, false],
  ['kits that share', { kit: [kit12, kit23] }, false],
  ['two coupons', { cupones: [coupon20, coupon50] }, false],
  ['a disabled accessory', { individuales: [off] }, false],
  ['a disabled kit', { kit: [kitOff] }, false],
  ['an accessory twice', { individuales: [one, one] }, false],
])('a cart of %s is consistent: %s', (_, cart, consistent) => {
  expect(isConsistentCart({ ...EMPTY_CART, ...cart })).toBe(consistent);
});

test('lines, groups and total agree for any cart, and every line has its own key', () => {
  const cart = fc.record({
    individuales: fc.subarray(individuales),
    kit: fc.subarray(kits),
    cupones: fc.subarray(cupones),
  });
  fc.assert(
    fc.property(cart, fc.constantFrom(...everyPackage), (chosen, trimPackage) => {
      const lines = cartLines(linesOf(trimPackage), chosen);
      const { total, vehicle, accessories, prepaidMaintenance } = priceGroupsOf(linesOf(trimPackage), chosen);
      expect(lines.reduce((sum, line) => sum + line.price, 0)).toBe(total);
      expect(vehicle + accessories + prepaidMaintenance).toBe(total);
      expect(vehicle).toBe(trimPackage.price);
      expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
    }),
  );
});
