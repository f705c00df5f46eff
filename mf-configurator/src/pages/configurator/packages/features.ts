import type { TrimPackage } from '@vitrina/contract';
import { foldAccents } from '@vitrina/rules';
import { slotOf } from './slots';

/** A package's features: its own, and those of the package that it builds on. */
export type Features = {
  /** Name of the package that it extends, as in its description: 'Esencial más…'. */
  base?: string;
  own: string[];
};

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase('es') + text.slice(1);

/** 'a, b y c' -> a, b, c. Without a comma it stays whole, because a lone 'y' may be inside one feature. */
function listed(text: string): string[] {
  const parts = text.split(/,\s+/);
  const last = parts.pop() ?? '';
  return (parts.length > 0 ? [...parts, ...last.split(/\s+[ye]\s+/)] : [last]).filter(Boolean).map(capitalised);
}

/** Parses a package's description into a list of features. */
export function featuresOf({ description }: Pick<TrimPackage, 'description'>): Features {
  const text = description.trim().replace(/\.$/, '');
  const [, base, rest] = /^(\p{Lu}[\p{L}\d-]*) más (.+)$/u.exec(text) ?? [];
  return base && rest ? { base, own: listed(rest) } : { own: listed(text) };
}

const endsWith = (title: string, name: string) => foldAccents(` ${title}`).endsWith(foldAccents(` ${name}`));

const isReplaced = (slot: string | undefined, by: ReadonlySet<string | undefined>) =>
  slot !== undefined && by.has(slot);

/**
 * Every feature of a package, those of the packages below it first, without what it replaces: a car has one
 * set of wheels. `known` is where these are looked up, in the same
 * year; an unknown one counts as one feature: 'Todo lo de Urbano'.
 */
export function allFeatures(trimPackage: TrimPackage, known: readonly TrimPackage[]): string[] {
  const { base, own } = featuresOf(trimPackage);
  if (base === undefined) return own;
  const rest = known.filter((candidate) => candidate !== trimPackage);
  const below = rest.find(({ title, year }) => year === trimPackage.year && endsWith(title, base));
  const slots = new Set(own.map(slotOf));
  const kept = below ? allFeatures(below, rest).filter((feature) => !isReplaced(slotOf(feature), slots)) : [];
  return [...new Set([...(below ? kept : [everythingOf(base)]), ...own])];
}

export const everythingOf = (base: string) => `Todo lo de ${base}`;
