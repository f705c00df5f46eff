import { configured, cupones, individuales, kits } from './catalogue.fixture';
import {
  choiceOf,
  enterPackages,
  goToSubStep,
  isSameChoice,
  receiveAccessories,
  toggleAccessory,
  toggleCoupon,
  toggleKit,
  undoRemoval,
  type Wizard,
} from './index';

const [one, two, three] = individuales as [never, never, never];
const [kit12, kit23] = kits as [never, never];
const removalOf = (item: never, kit: never = kit12) => ({ kit, item, versionId: 2026 });

const before = () =>
  [one, three].reduce(toggleAccessory, toggleCoupon(goToSubStep(configured(), 3), cupones[0] as never));
const after = () => toggleKit(before(), kit12).wizard;

test('undoing takes the kit out and puts the accessory back; the total follows', () => {
  const undone = undoRemoval(after(), removalOf(one));
  expect(isSameChoice(choiceOf(undone), choiceOf(before()))).toBe(true);
  expect(undone.total).toBe(before().total);
});

test('each removal of one kit can be undone by itself', () => {
  const both = toggleKit(toggleAccessory(before(), two), kit12).wizard;
  const first = undoRemoval(both, removalOf(one));
  expect(first.accesorios.individuales).toEqual([three, one]);
  expect(undoRemoval(first, removalOf(two)).accesorios.individuales).toEqual([three, one, two]);
});

test('it also brings the accessory back after the kit was taken out by hand', () => {
  const without = toggleKit(after(), kit12).wizard;
  expect(undoRemoval(without, removalOf(one)).accesorios.individuales).toEqual([three, one]);
});

const restart = (wizard: Wizard) => ({ ...wizard, version: { ...wizard.version!, id: 9 } });
test.each<[string, Wizard]>([
  ['the accessory has been chosen again', before()],
  ['another kit contains it', toggleKit(toggleKit(after(), kit12).wizard, kit23).wizard],
  ['the buyer has gone back to the packages', enterPackages(after())],
  ['there is no package', { ...after(), paquete: undefined }],
  ['the version is another', restart(after())],
])('it is ignored when %s', (_, wizard) => {
  const item = wizard.accesorios.kit.some(({ id }) => id === 202) ? two : one;
  expect(undoRemoval(wizard, removalOf(item))).toBe(wizard);
});

test('an accessory that the server has disabled since stays out, and the kit in', () => {
  const wizard = after();
  expect(undoRemoval(wizard, { ...removalOf(one), item: { ...(one as object), disabled: true } as never })).toBe(
    wizard,
  );
});

test('accessories that turn out to be none are skipped', () => {
  expect(receiveAccessories(before(), { individuales: [], kit: [], cupones }).subpaso).toBe(4);
  expect(receiveAccessories(before(), { individuales: [one], kit: [], cupones: [] }).subpaso).toBe(3);
});
