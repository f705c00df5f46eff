import { cents } from '@vitrina/contract';
import { at, configured, cupones, individuales, kits, offer } from './catalogue.fixture';
import {
  disabledAccessories,
  disabledCoupons,
  disabledKits,
  enterPackages,
  hasAccessories,
  priceGroups,
  priceLines,
  receiveAccessories,
  removalMessage,
  toggleAccessory,
  toggleCoupon,
  toggleKit,
  total,
} from './index';

const [one, two, three, four, off] = individuales as [never, never, never, never, never];
const [kit12, kit23, kit4, kitOff] = kits as [never, never, never, never];
const [coupon20, coupon50] = cupones as [never, never];
const ids = (set: ReadonlySet<number>) => [...set];
const withKit = (kit: never) => toggleKit(configured(), kit).wizard;

test('an accessory goes in and out', () => {
  const wizard = toggleAccessory(configured(), one);
  expect(wizard.accesorios.individuales).toEqual([one]);
  expect(toggleAccessory(wizard, one).accesorios.individuales).toEqual([]);
});

test('an accessory that the server disabled cannot be chosen', () => {
  expect(toggleAccessory(configured(), off).accesorios.individuales).toEqual([]);
  expect(ids(disabledAccessories(configured(), individuales))).toEqual([105]);
});

test('a kit disables the accessories that it contains, and they cannot be chosen', () => {
  const wizard = withKit(kit12);
  expect(ids(disabledAccessories(wizard, individuales))).toEqual([101, 102, 105]);
  expect(toggleAccessory(wizard, two).accesorios.individuales).toEqual([]);
  expect(toggleAccessory(wizard, three).accesorios.individuales).toEqual([three]);
});

test('a kit removes the chosen accessories that it contains, and names them', () => {
  const before = [one, three, two].reduce(toggleAccessory, configured());
  const { wizard, removed } = toggleKit(before, kit12);
  expect(removed).toEqual([one, two]);
  expect(wizard.accesorios.individuales).toEqual([three]);
  expect(removed.map((item) => removalMessage(item, kit12))).toEqual([
    'Se ha removido Artículo 1 porque Kit 201 ya lo incluye',
    'Se ha removido Artículo 2 porque Kit 201 ya lo incluye',
  ]);
});

test('a kit that shares items with a chosen kit is disabled; one that shares none is not', () => {
  const wizard = withKit(kit12);
  expect(ids(disabledKits(wizard, kits))).toEqual([202, 204]);
  expect(toggleKit(wizard, kit23).wizard.accesorios.kit).toEqual([kit12]);
  expect(toggleKit(wizard, kit4).wizard.accesorios.kit).toEqual([kit12, kit4]);
  expect(toggleKit(configured(), kitOff).wizard.accesorios.kit).toEqual([]);
});

test('taking a kit out enables what it had disabled and removes nothing', () => {
  const { wizard, removed } = toggleKit(withKit(kit12), kit12);
  expect(removed).toEqual([]);
  expect(ids(disabledKits(wizard, kits))).toEqual([204]);
  expect(ids(disabledAccessories(wizard, individuales))).toEqual([105]);
});

test('only one coupon: the others are disabled once one is chosen', () => {
  const wizard = toggleCoupon(configured(), coupon20);
  expect(ids(disabledCoupons(configured(), cupones))).toEqual([]);
  expect(ids(disabledCoupons(wizard, cupones))).toEqual([302]);
  expect(toggleCoupon(wizard, coupon50).accesorios.cupones).toEqual([coupon20]);
  expect(toggleCoupon(wizard, coupon20).accesorios.cupones).toEqual([]);
});

test('total = package lines + accessories + kits + coupon, in visible lines and in groups', () => {
  let wizard = toggleKit(toggleAccessory(configured(), four), kit12).wizard;
  wizard = toggleCoupon(wizard, coupon20);
  expect(priceLines(wizard).map(({ kind, price }) => [kind, price])).toEqual([
    ['vehicle', 2_300_000],
    ['accessory', 4_444],
    ['kit', 2_002],
    ['coupon', 45_000],
  ]);
  expect(priceGroups(wizard)).toEqual({
    vehicle: 2_300_000,
    accessories: 6_446,
    prepaidMaintenance: 45_000,
    total: 2_351_446,
  });
  expect(total(wizard)).toBe(2_351_446);
  expect(wizard.total).toBe(2_351_446);
});

test('entering the packages sub-step clears accessories and kits, not the coupon', () => {
  const wizard = enterPackages(toggleCoupon(toggleAccessory(withKit(kit12), four), coupon20));
  expect(wizard.accesorios).toEqual({ individuales: [], kit: [], cupones: [coupon20] });
  expect(wizard.subpaso).toBe(2);
  expect(wizard.total).toBe(wizard.paquete!.price + 45_000);
});

test('nothing is added to a car without a package', () => {
  const wizard = { ...configured(), paquete: undefined, resumen: [], total: cents(0) };
  expect(toggleAccessory(wizard, one)).toBe(wizard);
  expect(toggleKit(wizard, kit12).wizard).toBe(wizard);
  expect(toggleCoupon(wizard, coupon20)).toBe(wizard);
});

test('accessories that arrive again bring today’s prices; what is no longer sold or disabled leaves', () => {
  const before = [one, three, four].reduce(toggleAccessory, toggleCoupon(configured(), coupon20));
  const today = {
    ...offer,
    individuales: [
      { ...at(individuales), price: cents(5) },
      { ...at(individuales, 2), disabled: true },
    ],
    cupones: [],
  };
  const wizard = receiveAccessories(before, today);
  expect(wizard.accesorios).toEqual({ individuales: [today.individuales[0]], kit: [], cupones: [] });
  expect(wizard.total).toBe(wizard.paquete!.price + 5);
  expect(receiveAccessories(before, offer)).toEqual(before);
});

test('kits that have come to overlap are not both kept', () => {
  const before = toggleKit(withKit(kit12), kit4).wizard;
  const overlapping = { ...at(kits, 2), items: at(kits).items };
  expect(receiveAccessories(before, { ...offer, kit: [kit12, overlapping] }).accesorios.kit).toEqual([kit12]);
});

test('prepaid maintenance alone does not open the accessories sub-step', () => {
  expect(hasAccessories({ individuales: [], kit: [] })).toBe(false);
  expect(hasAccessories({ individuales, kit: [] })).toBe(true);
  expect(hasAccessories({ individuales: [], kit: kits })).toBe(true);
});
