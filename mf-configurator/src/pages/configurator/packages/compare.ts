import type { TrimPackage } from '@vitrina/contract';
import { foldAccents } from '@vitrina/rules';
import { allFeatures } from './features';

/** Maximum number of packages side by side. */
export const MOST_COMPARED = 3;

/** Source of the names of a package's power: its version. */
export type PowerNames = Record<'motors' | 'transmissions' | 'tractions', readonly { id: number; name: string }[]>;

/** One line of the comparison; `values` has one entry per package, undefined if unknown. */
export type Fact = { label: string; values: (string | undefined)[]; differs: boolean };
/** One feature, and the packages that have it. */
export type FeatureLine = { label: string; included: boolean[]; differs: boolean };
export type Comparison = { facts: Fact[]; features: FeatureLine[] };

/** Whether not all values are equal. */
export const differ = (values: readonly unknown[]) => new Set(values).size > 1;

const nameOf = (options: PowerNames[keyof PowerNames] | undefined, id: number) =>
  options?.find((option) => option.id === id)?.name;

/**
 * Compares packages. A feature is the same in two packages if its text is, ignoring accents and case. Features that all
 * have come first.
 * @param known all packages on offer, so that 'Urbano más…' includes the features of Urbano
 */
export function comparePackages(
  packages: readonly TrimPackage[],
  known: readonly TrimPackage[],
  names?: PowerNames,
): Comparison {
  const fact = (label: string, value: (trimPackage: TrimPackage) => string | undefined): Fact => {
    const values = packages.map(value);
    return { label, values, differs: differ(values) };
  };
  const facts = [
    fact('Año', ({ year }) => String(year)),
    fact('Motor', ({ motorId }) => nameOf(names?.motors, motorId)),
    fact('Transmisión', ({ transmissionId }) => nameOf(names?.transmissions, transmissionId)),
    fact('Tracción', ({ tractionId }) => nameOf(names?.tractions, tractionId)),
  ].filter(({ values }) => values.some((value) => value !== undefined));

  const lists = packages.map((trimPackage) => allFeatures(trimPackage, known));
  const labels = new Map(lists.flat().map((label) => [foldAccents(label), label]));
  const folded = lists.map((list) => new Set(list.map(foldAccents)));
  const features = [...labels].map(([key, label]) => {
    const included = folded.map((list) => list.has(key));
    return { label, included, differs: differ(included) };
  });
  return { facts, features: features.sort((a, b) => Number(a.differs) - Number(b.differs)) };
}

/** Ticks or unticks a package; at most three stay ticked. */
export function toggleCompared(compared: readonly TrimPackage[], trimPackage: TrimPackage): readonly TrimPackage[] {
  if (compared.some(({ id }) => id === trimPackage.id)) return compared.filter(({ id }) => id !== trimPackage.id);
  return compared.length < MOST_COMPARED ? [...compared, trimPackage] : compared;
}
