import type { TrimPackage } from '@vitrina/contract';
import { foldAccents } from '@vitrina/rules';
import { allFeatures } from './features';
import { slotOf, valueIn } from './slots';

/** Maximum number of packages side by side. */
export const MOST_COMPARED = 3;

/** Source of the names of a package's power: its version. */
export type PowerNames = Record<'motors' | 'transmissions' | 'tractions', readonly { id: number; name: string }[]>;

/**
 * One line of the comparison; `values` has one entry per package: a text, true for a feature that it has, undefined for
 * one that it lacks, or for a fact that is unknown.
 */
export type Line = { label: string; kind: 'fact' | 'feature'; values: (string | true | undefined)[]; differs: boolean };

/** Whether not all values are equal, texts without regard to accents and case. */
export const differ = (values: readonly unknown[]) =>
  new Set(values.map((value) => (typeof value === 'string' ? foldAccents(value) : value))).size > 1;

const nameOf = (options: PowerNames[keyof PowerNames] | undefined, id: number) =>
  options?.find((option) => option.id === id)?.name;

/**
 * Compares packages: a line for each fact, for each part of which a car has one (wheels, seats, screen: the cells say
 * which), and for every other feature, which is the same in two packages if its text is, ignoring accents and case.
 * Lines that differ come first.
 * @param known all packages on offer, so that 'Urbano más…' includes the features of Urbano
 */
export function comparePackages(
  packages: readonly TrimPackage[],
  known: readonly TrimPackage[],
  names?: PowerNames,
): Line[] {
  const line = (kind: Line['kind'], label: string, values: Line['values']): Line => ({
    ...{ label, kind, values },
    differs: differ(values),
  });
  const fact = (label: string, value: (trimPackage: TrimPackage) => string | undefined) =>
    line('fact', label, packages.map(value));
  const facts = [
    fact('Año', ({ year }) => String(year)),
    fact('Motor', ({ motorId }) => nameOf(names?.motors, motorId)),
    fact('Transmisión', ({ transmissionId }) => nameOf(names?.transmissions, transmissionId)),
    fact('Tracción', ({ tractionId }) => nameOf(names?.tractions, tractionId)),
  ].filter(({ values }) => values.some((value) => value !== undefined));

  const columns = packages.map((trimPackage) => cellsOf(allFeatures(trimPackage, known)));
  const labels = new Map(columns.flatMap((cells) => [...cells].map(([key, { label }]) => [key, label] as const)));
  const features = [...labels].map(([key, label]) =>
    line(
      'feature',
      label,
      columns.map((cells) => cells.get(key)?.value),
    ),
  );
  return [...facts, ...features].sort((a, b) => Number(b.differs) - Number(a.differs));
}

/** Features by what makes them comparable: the part that they are about, else their text. */
function cellsOf(features: readonly string[]) {
  const cells = new Map<string, { label: string; value: string | true }>();
  for (const feature of features) {
    const slot = slotOf(feature);
    const key = slot ?? foldAccents(feature);
    const before = cells.get(key)?.value;
    const value = slot === undefined || valueIn(slot, feature);
    cells.set(key, {
      label: slot ?? feature,
      value: typeof before === 'string' && typeof value === 'string' ? `${before}, ${value}` : value,
    });
  }
  return cells;
}

/** Ticks or unticks a package; at most three stay ticked. */
export function toggleCompared(compared: readonly TrimPackage[], trimPackage: TrimPackage): readonly TrimPackage[] {
  if (compared.some(({ id }) => id === trimPackage.id)) return compared.filter(({ id }) => id !== trimPackage.id);
  return compared.length < MOST_COMPARED ? [...compared, trimPackage] : compared;
}
