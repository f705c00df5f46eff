import { model } from './catalogue.fixture';
import type { Wizard } from './index';
import * as w from './index';

const sum = (lines: readonly { price: number }[]) => lines.reduce((total, { price }) => total + price, 0);

/** The address of every state is read as it was written, and keeps what is not ours. */
function survivesAddress(wizard: Wizard) {
  const search = w.stepSearch(wizard, 2, '?source=12');
  const { choice, subpaso } = w.readAddress(search);
  return w.isSameChoice(choice, w.choiceOf(wizard)) && w.writeAddress({ choice, subpaso }, '?source=12') === search;
}

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
  'the address holds the whole choice': survivesAddress,
  'a lead sends the total that is shown': (wizard) =>
    (w.configurationOf(wizard)?.total ?? wizard.total) === wizard.total,
};

/** What has to hold for a move, given the wizard before and after it. */
const moveRules: Record<string, (before: Wizard, after: Wizard, move: string) => boolean> = {
  'no link accepts the terms': (before, after, move) => !/link/i.test(move) || before.terminos || !after.terminos,
  'opening the address of the present choice changes no choice': (before, after, move) =>
    move !== 'ownLink' || before.modelo?.id !== model.id || w.isSameChoice(w.choiceOf(before), w.choiceOf(after)),
  'entering Packages, by whatever way, clears individual accessories and kits': (before, after) =>
    after === before ||
    before.subpaso === 2 ||
    after.subpaso !== 2 ||
    after.accesorios.individuales.length + after.accesorios.kit.length === 0,
  'a removal that is undone is chosen again, or nothing changes': (before, after, move) =>
    move !== 'undo' ||
    after === before ||
    after.accesorios.individuales.length === before.accesorios.individuales.length + 1,
};
/** Names of the rules that a wizard breaks. */
export const broken = (wizard: Wizard) => Object.keys(rules).filter((name) => !rules[name]?.(wizard));

/** Names of the rules that a move has broken. */
export const brokenBy = (before: Wizard, after: Wizard, move: string) =>
  Object.keys(moveRules).filter((name) => !moveRules[name]?.(before, after, move));
