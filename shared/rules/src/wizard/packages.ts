import type { PriceLine, TrimPackage } from '@vitrina/contract';
import { normalize, packageFits } from './conditions';
import { powerOf } from './power';
import { withPackage } from './selected-package';
import type { Wizard } from './types';
import { chooseYear } from './vehicle';

/**
 * Receives the packages of the chosen power: the previously chosen one is selected again if it is still listed,
 * otherwise the first; none if the list is empty. A late answer for another year or power is ignored.
 */
export function receivePackages(wizard: Wizard, packages: readonly TrimPackage[]): Wizard {
  const current = packages.filter((trimPackage) => packageFits(wizard, trimPackage));
  if (!wizard.potencia || (packages.length > 0 && current.length === 0)) return wizard;
  const selected = current.find(({ id }) => id === wizard.paquete?.id) ?? current[0];
  return selected ? withPackage(wizard, selected) : normalize({ ...wizard, paquete: undefined, resumen: [] });
}

/**
 * Chooses a package of the list or of the comparison with similar versions. One of another power also changes the
 * power; one of another year changes the year and stays chosen while version and packages reload.
 */
export function choosePackage(wizard: Wizard, trimPackage: TrimPackage): Wizard {
  if (trimPackage.year !== wizard.anio) {
    return normalize({ ...chooseYear(wizard, trimPackage.year), paquete: trimPackage });
  }
  if (!wizard.version) return wizard;
  const next = { ...wizard, potencia: powerOf(wizard.version, wizard.potencia, trimPackage) };
  return packageFits(next, trimPackage) ? withPackage(next, trimPackage) : wizard;
}

/** Receives the price lines of a package; ignored if another package has been chosen since they were requested. */
export function receivePriceSummary(wizard: Wizard, packageId: number, lines: readonly PriceLine[]): Wizard {
  const { paquete } = wizard;
  if (paquete?.id !== packageId || !packageFits(wizard, paquete)) return wizard;
  return normalize({ ...wizard, resumen: [...lines] });
}
