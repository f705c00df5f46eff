import type { TrimPackage } from '@vitrina/contract';
import { normalize, packageFits } from './conditions';
import type { Wizard } from './types';

/** The same package of another power or year: each has ids of its own, titles stay. */
export const packageOfTitle = (packages: readonly TrimPackage[], title: string | undefined): TrimPackage | undefined =>
  packages.find((candidate) => candidate.title === title);

/**
 * Selects a package. Until its price summary arrives one line represents it: by contract a package's price is the sum
 * of its lines, so the total does not change when they arrive. The lines of a package whose price has not changed are
 * kept.
 */
export function withPackage(wizard: Wizard, trimPackage: TrimPackage): Wizard {
  const { id, title, price } = trimPackage;
  if (!packageFits(wizard, trimPackage)) return normalize({ ...wizard, paquete: trimPackage, resumen: [] });
  const isPriced = wizard.paquete?.id === id && wizard.paquete.price === price && wizard.resumen.length > 0;
  return normalize({
    ...wizard,
    paquete: trimPackage,
    resumen: isPriced ? wizard.resumen : [{ id, label: title, price }],
  });
}
