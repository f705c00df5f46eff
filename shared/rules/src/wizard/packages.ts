import type { PriceLine, TrimPackage } from '@vitrina/contract';
import { rememberChoices } from './changes';
import { normalize, packageFits } from './conditions';
import { powerOf } from './power';
import { packageOfTitle, withPackage } from './selected-package';
import type { Wizard } from './types';
import { chooseYear } from './vehicle';

/**
 * Receives the packages of the chosen power: the previously chosen one is selected again if it is still listed, by its
 * id or, since every power has ids of its own, by its title; otherwise the first; none if the list is empty, and then
 * it is remembered. A late answer for another year or power is ignored. `toldChanges` says what has changed.
 */
export function receivePackages(wizard: Wizard, packages: readonly TrimPackage[]): Wizard {
  const current = packages.filter((trimPackage) => packageFits(wizard, trimPackage));
  if (!wizard.potencia || (packages.length > 0 && current.length === 0)) return wizard;
  const title = rememberChoices(wizard).package;
  const selected = current.find(({ id }) => id === wizard.paquete?.id) ?? packageOfTitle(current, title) ?? current[0];
  return selected
    ? { ...withPackage(wizard, selected), antes: undefined }
    : normalize({ ...wizard, antes: rememberChoices(wizard), paquete: undefined, resumen: [] });
}

/**
 * Chooses a package of the list or of the comparison with similar versions. One of another power also changes the
 * power; one of another year changes the year and stays chosen while version and packages reload.
 */
export function choosePackage(wizard: Wizard, trimPackage: TrimPackage): Wizard {
  if (trimPackage.year !== wizard.anio) {
    const next = chooseYear(wizard, trimPackage.year);
    // Its power comes along: the buyer has seen it.
    const antes = { ...rememberChoices(next), power: undefined, package: trimPackage.title };
    return normalize({ ...next, antes, paquete: trimPackage });
  }
  if (!wizard.version) return wizard;
  const next = { ...wizard, potencia: powerOf(wizard.version, wizard.potencia, trimPackage) };
  return packageFits(next, trimPackage) ? { ...withPackage(next, trimPackage), antes: undefined } : wizard;
}

/** Receives the price lines of a package; ignored if another package has been chosen since they were requested. */
export function receivePriceSummary(wizard: Wizard, packageId: number, lines: readonly PriceLine[]): Wizard {
  const { paquete } = wizard;
  if (paquete?.id !== packageId || !packageFits(wizard, paquete)) return wizard;
  return normalize({ ...wizard, resumen: [...lines] });
}
