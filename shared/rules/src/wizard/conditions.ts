import type { TrimPackage } from '@vitrina/contract';
import { priceGroupsOf } from '../cart';
import { couponsOnly } from '../cart/types';
import type { SubStep, Wizard } from './types';

/** Whether a step may be entered; if not, the earlier step that must be completed first. */
export type StepAccess = { allowed: true } | { allowed: false; missingStep: number };

/** Why the buyer cannot continue in step 2: terms not accepted, version not loaded, or no package for the power. */
export type ForwardBlock = 'terms' | 'version' | 'packages';

/**
 * Whether a package matches the chosen year and power; one of an earlier choice does not count while its successor
 * loads.
 */
export const packageFits = ({ anio, potencia }: Wizard, trimPackage: TrimPackage): boolean =>
  potencia !== undefined &&
  trimPackage.year === anio &&
  trimPackage.motorId === potencia.motor.id &&
  trimPackage.transmissionId === potencia.transmision.id &&
  trimPackage.tractionId === potencia.traccion.id;

/** Whether a package is chosen and current. */
export const hasPackage = (wizard: Wizard): boolean =>
  wizard.paquete !== undefined && packageFits(wizard, wizard.paquete);

/** Why the buyer cannot continue from the given sub-step; null if nothing prevents it. */
export function forwardBlock(wizard: Wizard, from: SubStep = wizard.subpaso): ForwardBlock | null {
  if (!wizard.terminos) return 'terms';
  if (!wizard.version) return 'version';
  return from >= 1 && !hasPackage(wizard) ? 'packages' : null;
}

/** Whether a sub-step of step 2 may be entered: those before it are complete. */
export const canEnterSubStep = (wizard: Wizard, subStep: SubStep): boolean =>
  subStep === 0 || forwardBlock(wizard, (subStep - 1) as SubStep) === null;

/** Whether each step has what the next one needs. Sending completes step 4 and ends the wizard. */
const isComplete: Record<number, (wizard: Wizard) => boolean> = {
  1: ({ modelo, provincia }) => modelo !== undefined && provincia !== undefined,
  2: (wizard) => forwardBlock(wizard, 4) === null,
  3: ({ agencia }) => agencia !== undefined,
};

/** Whether the wizard has what a step needs, however it is entered: button, address or browser history. */
export function canEnter(wizard: Wizard, step: number): StepAccess {
  for (let before = 1; before < step; before++) {
    if (!isComplete[before]?.(wizard)) return { allowed: false, missingStep: before };
  }
  return { allowed: true };
}

/**
 * Restores the wizard's invariants after a change: the total follows the lines, and a position whose condition no longer
 * holds (the year was changed, the package is no longer sold) falls back to the last one that does. Falling back to the
 * packages clears individual accessories and kits, as entering them does.
 */
export function normalize(wizard: Wizard): Wizard {
  const access = canEnter(wizard, wizard.paso);
  const paso = access.allowed ? wizard.paso : access.missingStep;
  let { subpaso } = wizard;
  if (subpaso > 2 && !hasPackage(wizard)) subpaso = 2;
  if (subpaso > 0 && !wizard.terminos) subpaso = 0;
  const entersPackages = subpaso === 2 && (subpaso !== wizard.subpaso || paso !== wizard.paso);
  const accesorios = entersPackages ? couponsOnly(wizard.accesorios) : wizard.accesorios;
  return { ...wizard, paso, subpaso, accesorios, total: priceGroupsOf(wizard.resumen, accesorios).total };
}
