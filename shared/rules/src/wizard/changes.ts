import { powerInWords } from './messages';
import type { Before, Wizard } from './types';

const namesOf = ({ accesorios }: Wizard) =>
  [accesorios.individuales, accesorios.kit, accesorios.cupones].flat().map(({ name }) => name);

/** What is chosen now. */
const choicesOf = (wizard: Wizard): Before => ({
  power: wizard.potencia && powerInWords(wizard.potencia),
  package: wizard.paquete?.title,
  colour: wizard.color?.name,
  accessories: namesOf(wizard),
});

/** What was chosen before the version or the packages began to reload; a second change meanwhile does not replace it. */
export const rememberChoices = (wizard: Wizard): Before => wizard.antes ?? choicesOf(wizard);

/**
 * What an answer of the server or a rule changed without the buyer's asking, one sentence each: power, package, colour,
 * accessories. Empty while the reload goes on, so that only its result is told.
 */
export function toldChanges(before: Wizard, after: Wizard): string[] {
  if (after.antes || before.modelo?.id !== after.modelo?.id) return [];
  const was = rememberChoices(before);
  const is = choicesOf(after);
  const lost = was.accessories.filter((name) => !is.accessories.includes(name));
  const hasChanged = (part: 'power' | 'package' | 'colour') => was[part] !== undefined && was[part] !== is[part];
  return [
    ...(hasChanged('power') && is.power ? [`Cambió la potencia: ahora es ${is.power}.`] : []),
    ...(hasChanged('package') && is.package ? [`${was.package} no está disponible: elegimos ${is.package}.`] : []),
    ...(hasChanged('colour')
      ? [is.colour ? `Cambió el color: ahora es ${is.colour}.` : `Ya no hay ${was.colour}.`]
      : []),
    ...(lost.length > 0 ? [`Quitamos ${list(lost)}.`] : []),
  ];
}

/** 'a, b y c'; of many only how many. */
const list = (names: readonly string[]) =>
  names.length > 3
    ? `${names.length} artículos`
    : [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' y ');
