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
import type { Removal, Wizard } from './index';
import * as w from './index';
import { receiveAll, restoreLink } from './restore.fixture';

export type World = {
  wizard: Wizard;
  /** answers that were asked for in one state and may arrive in any later one */
  late: ((wizard: Wizard) => Wizard)[];
  /** toasts with 'Deshacer', also those of long ago */
  removals: Removal[];
  /** the browser's history: addresses of step 2 that this tab wrote, and where the buyer is in it */
  history: { entries: string[]; at: number };
};
export type Move = (world: World, pick: number) => Wizard;

const from = <T>(items: readonly T[], pick: number) => at(items, pick % items.length);

/** Opens an address as the page does: restores it if it must be, otherwise takes its position. */
function openAddress(wizard: Wizard, search: string, isOurs: boolean): Wizard {
  const { choice, subpaso } = w.readAddress(search);
  const arrival = { step: 2, modelId: model.id, isOurs, choice, subpaso };
  const held = w.goToStep(w.enterModel(wizard, model), 2);
  if (!w.mustRestore(held, arrival)) return subpaso === undefined ? held : w.goAsFarAs(held, subpaso);
  const { wizard: restored } = restoreLink(held.provincia ? held : w.chooseProvince(held, province), choice);
  return w.landOn(restored, subpaso ?? 0);
}

const goInHistory = ({ wizard, history }: World, by: number) => {
  const to = history.at + by;
  if (history.entries[to] === undefined || wizard.modelo?.id !== model.id) return wizard;
  history.at = to;
  return openAddress(wizard, history.entries[to], true);
};

/** Ids that are sold, and some that are not or no longer. */
const anyId = (ids: readonly number[]) =>
  fc.sample(fc.constantFrom(...ids, 1, 99, 9_999_999), { numRuns: 60, seed: 7 });
const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);
const stale = {
  anio: anyId([2025, 2026]),
  motor: anyId(ids(version(2026).motors)),
  transmision: anyId(ids(version(2026).transmissions)),
  paquete: anyId(ids(everyPackage)),
  individuales: anyId(ids(individuales)),
  kits: anyId(ids(kits)),
  cupon: anyId(ids(cupones)),
  color: anyId(ids(version(2026).colours)),
  agencia: anyId([dealership.id]),
};

/** A shared link of long ago: things no longer sold, inconsistent carts, any sub-step. */
const staleLink = (pick: number) => {
  const parts = Object.entries(stale).filter((_, index) => (pick + index) % 5 !== 0);
  const words = parts.map(([part, known], index) => {
    const several = part === 'individuales' || part === 'kits' || part === 'cupon';
    const chosen = several ? known.slice(pick, pick + 3) : [from(known, pick * 7 + index)];
    return `${part}=${chosen.join(',')}`;
  });
  return `?subpaso=${pick % 6}&provincia=${pick % 3 === 0 ? 99 : 17}&traccion=21&${words.join('&')}`;
};

function addKit(world: World, before: Wizard, kit: Removal['kit']) {
  const { wizard, removed } = w.toggleKit(before, kit);
  const versionId = before.version?.id ?? 0;
  world.removals.unshift(...removed.map((item) => ({ kit, item, versionId })));
  return wizard;
}

/** Every transition, legal here or not, and the arrival of an answer asked for some moves ago. */
export const moves: Record<string, Move> = {
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
  /** The chosen power is no longer sold. */
  soldOut: ({ wizard }) => w.receivePackages(wizard, []),
  package: ({ wizard }, pick) => w.choosePackage(wizard, from(everyPackage, pick)),
  summary: ({ wizard }) =>
    wizard.paquete ? w.receivePriceSummary(wizard, wizard.paquete.id, linesOf(wizard.paquete)) : wizard,
  accessories: ({ wizard }, pick) => w.receiveAccessories(wizard, { ...offer, kit: kits.slice(pick % 3) }),
  accessory: ({ wizard }, pick) => w.toggleAccessory(wizard, from(individuales, pick)),
  kit: (world, pick) => addKit(world, world.wizard, from(kits, pick)),
  /** On the accessories sub-step: an article, and then the kit that contains it. */
  removal(world, pick) {
    const item = from(individuales, pick % 3);
    const kit = from(kits, pick % 3);
    return addKit(world, w.toggleAccessory(w.goAsFarAs(world.wizard, 3), item), kit);
  },
  undo: ({ wizard, removals }, pick) =>
    removals.length > 0 ? w.undoRemoval(wizard, from(removals.slice(0, 3), pick)) : wizard,
  coupon: ({ wizard }, pick) => w.toggleCoupon(wizard, from(cupones, pick)),
  colour: ({ wizard }, pick) => w.chooseColour(wizard, from(version(2026).colours, pick)),
  dealership: ({ wizard }) => w.chooseDealership(wizard, dealership),
  subStep: ({ wizard }, pick) => w.goToSubStep(wizard, (pick % 5) as w.SubStep),
  next: ({ wizard }, pick) => {
    const next = w.nextSubStep(wizard, pick % 2 === 0);
    return next === 'summary' ? w.goToStep(wizard, 3) : w.goToSubStep(wizard, next);
  },
  step: ({ wizard }, pick) => w.goToStep(wizard, 1 + (pick % 5)),
  back: (world, pick) => goInHistory(world, -1 - (pick % 2)),
  forward: (world, pick) => goInHistory(world, 1 + (pick % 2)),
  link: ({ wizard }, pick) => openAddress(wizard, staleLink(pick), false),
  ownLink: ({ wizard }) => openAddress(wizard, w.stepSearch(wizard, 2), false),
  coldLink: ({ wizard }) => openAddress(w.newWizard(), w.stepSearch(wizard, 2), false),
  answers: ({ wizard }) => (wizard.modelo ? receiveAll(wizard) : wizard),
  reload: ({ wizard }) => w.restoreWizard(JSON.parse(JSON.stringify(w.storeWizard(wizard)))) as Wizard,
};

export const lateAnswers = (wizard: Wizard) => {
  const { anio, paquete } = wizard;
  const packages = packagesFor(wizard);
  return [
    (later: Wizard) => w.receiveVersion(later, version(anio ?? 2026)),
    (later: Wizard) => (packages.length > 0 ? w.receivePackages(later, packages) : later),
    (later: Wizard) => (paquete ? w.receivePriceSummary(later, paquete.id, linesOf(paquete)) : later),
  ];
};
