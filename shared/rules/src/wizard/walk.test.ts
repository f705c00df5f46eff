import fc from 'fast-check';
import {
  at,
  cupones,
  dealership,
  everyPackage,
  individuales,
  kits,
  linesOf,
  model,
  offer,
  otherModel,
  packagesFor,
  province,
  version,
} from './catalogue.fixture';
import type { Wizard } from './index';
import * as w from './index';

/** Answers that were asked for in one state and may arrive in any later one. */
type World = { wizard: Wizard; late: ((wizard: Wizard) => Wizard)[] };
type Move = (world: World, pick: number) => Wizard;

const from = <T>(items: readonly T[], pick: number) => at(items, pick % items.length);

/** Every transition, legal here or not, and the arrival of an answer asked for some moves ago. */
const moves: Record<string, Move> = {
  model: ({ wizard }, pick) => w.chooseModel(wizard, from([model, otherModel], pick)),
  enter: ({ wizard }, pick) => w.enterModel(wizard, from([model, model, otherModel], pick)),
  province: ({ wizard }) => w.chooseProvince(wizard, province),
  terms: ({ wizard }, pick) => w.acceptTerms(wizard, pick % 4 > 0),
  year: ({ wizard }, pick) => w.chooseYear(wizard, from([2025, 2026], pick)),
  version: ({ wizard }) => w.receiveVersion(wizard, version(wizard.anio ?? 2026)),
  lateAnswer: ({ wizard, late }, pick) => (late.length > 0 ? from(late, pick)(wizard) : wizard),
  motor: ({ wizard }, pick) => w.choosePower(wizard, { motor: from(version(2026).motors, pick) }),
  transmission: ({ wizard }, pick) => w.choosePower(wizard, { transmision: from(version(2026).transmissions, pick) }),
  packages: ({ wizard }) => w.receivePackages(wizard, packagesFor(wizard)),
  package: ({ wizard }, pick) => w.choosePackage(wizard, from(everyPackage, pick)),
  summary: ({ wizard }) =>
    wizard.paquete ? w.receivePriceSummary(wizard, wizard.paquete.id, linesOf(wizard.paquete)) : wizard,
  accessories: ({ wizard }, pick) => w.receiveAccessories(wizard, { ...offer, kit: kits.slice(pick % 3) }),
  accessory: ({ wizard }, pick) => w.toggleAccessory(wizard, from(individuales, pick)),
  kit: ({ wizard }, pick) => w.toggleKit(wizard, from(kits, pick)).wizard,
  coupon: ({ wizard }, pick) => w.toggleCoupon(wizard, from(cupones, pick)),
  colour: ({ wizard }, pick) => w.chooseColour(wizard, from(version(2026).colours, pick)),
  dealership: ({ wizard }) => w.chooseDealership(wizard, dealership),
  subStep: ({ wizard }, pick) => w.goToSubStep(wizard, (pick % 5) as w.SubStep),
  next: ({ wizard }, pick) => {
    const next = w.nextSubStep(wizard, pick % 2 === 0);
    return next === 'summary' ? w.goToStep(wizard, 3) : w.goToSubStep(wizard, next);
  },
  step: ({ wizard }, pick) => w.goToStep(wizard, 1 + (pick % 5)),
  reload: ({ wizard }) => w.restoreWizard(JSON.parse(JSON.stringify(w.storeWizard(wizard)))) as Wizard,
};

const lateAnswers = (wizard: Wizard) => {
  const { anio, paquete } = wizard;
  const packages = packagesFor(wizard);
  return [
    (later: Wizard) => w.receiveVersion(later, version(anio ?? 2026)),
    (later: Wizard) => (packages.length > 0 ? w.receivePackages(later, packages) : later),
    (later: Wizard) => (paquete ? w.receivePriceSummary(later, paquete.id, linesOf(paquete)) : later),
  ];
};

const sum = (lines: readonly { price: number }[]) => lines.reduce((total, { price }) => total + price, 0);

/** What a wizard must always be, by name. Plain checks: hundreds of thousands of `expect`s would take minutes. */
const rules: Record<string, (wizard: Wizard) => boolean> = {
  'the total is the sum of the visible lines': (wizard) =>
    wizard.total === sum(w.priceLines(wizard)) && wizard.total === w.total(wizard),
  'no disabled accessory is chosen': (wizard) =>
    w.disabledAccessories(wizard, wizard.accesorios.individuales).size === 0,
  'no disabled kit is chosen': (wizard) => w.disabledKits(wizard, wizard.accesorios.kit).size === 0,
  'no second coupon is chosen': (wizard) => w.disabledCoupons(wizard, wizard.accesorios.cupones).size === 0,
  'the conditions of the step are met': (wizard) => w.canEnter(wizard, wizard.paso).allowed,
  'terms are accepted beyond Specifications': ({ subpaso, terminos }) => subpaso === 0 || terminos,
  'there is a package beyond Packages': (wizard) => wizard.subpaso <= 2 || w.hasPackage(wizard),
  'price lines are those of the current package': (wizard) =>
    wizard.resumen.length === 0 || (w.hasPackage(wizard) && sum(wizard.resumen) === wizard.paquete?.price),
  'the colour is one of the version': ({ version, color }) =>
    !version || !color || version.colours.some(({ id }) => id === color.id),
  'a lead sends the total that is shown': (wizard) =>
    (w.configurationOf(wizard)?.total ?? wizard.total) === wizard.total,
};
const broken = (wizard: Wizard) => Object.keys(rules).filter((name) => !rules[name]?.(wizard));

const SEED = 20_261_127;

test('500 random walks never show a wrong total, a disabled choice or a step whose condition is unmet', () => {
  const step = fc.tuple(fc.constantFrom(...Object.keys(moves)), fc.nat(40));
  const reached = new Set<string>();
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 120 }), (steps) => {
      const start = ['model', 'province', 'terms', 'version', 'packages'].map((name) => [name, 1] as [string, number]);
      const world: World = { wizard: w.newWizard(), late: [] };
      for (const [name, pick] of [...start, ...steps]) {
        world.late = [...lateAnswers(world.wizard), ...world.late].slice(0, 12);
        world.wizard = (moves[name] as Move)(world, pick);
        const faults = broken(world.wizard);
        if (faults.length > 0) throw new Error(`after ${name}: ${faults.join('; ')}`);
        reached.add(`${world.wizard.paso}.${world.wizard.subpaso}`);
      }
    }),
    // One seed: which screens 500 walks reach must not change from run to run.
    { numRuns: 500, seed: SEED },
  );
  // The walks would prove nothing if they never left the first screens.
  expect([...reached]).toEqual(expect.arrayContaining(['1.0', '2.0', '2.1', '2.2', '2.3', '2.4', '3.4', '4.4']));
});
