import type { Dealership } from '@vitrina/contract';
import { enterPackages } from './accessories';
import { canEnter, canEnterSubStep, type StepAccess } from './conditions';
import type { SubStep, Wizard } from './types';

/** Titles of the five steps, in order. */
export const STEP_TITLES = [
  'Elige tu vehículo',
  'Personaliza',
  'Resumen',
  'Obtén tu cotización',
  'Compra en línea',
] as const;

/**
 * Goes to a step whose conditions hold; otherwise the same wizard. Back from the summary, step 2 opens on its last
 * sub-step. At home the step that was left is remembered.
 */
export function goToStep(wizard: Wizard, paso: number): Wizard {
  if (wizard.paso === paso || !canEnter(wizard, paso).allowed) return wizard;
  const subpaso = paso === 2 && wizard.paso > 2 ? 4 : wizard.subpaso;
  return { ...wizard, paso, subpaso, regreso: paso === 1 ? wizard.paso : undefined };
}

/** The step where a configuration goes on that was left for home or another model; undefined if there is none. */
export function stepToResume(wizard: Wizard): number | undefined {
  if (!canEnter(wizard, 2).allowed) return undefined;
  const left = wizard.paso > 1 ? wizard.paso : (wizard.regreso ?? 2);
  const access = canEnter(wizard, left);
  return access.allowed ? left : access.missingStep;
}

/** The effect of a click on a step's header: earlier steps open, a later one names the step to complete first (N-1). */
export const stepHeaderAccess = (wizard: Wizard, step: number): StepAccess =>
  step <= wizard.paso ? { allowed: true } : { allowed: false, missingStep: step - 1 };

/** Goes to a sub-step of step 2 whose conditions hold; otherwise the same wizard. */
export function goToSubStep(wizard: Wizard, subpaso: SubStep): Wizard {
  if (subpaso === 2) return enterPackages(wizard);
  return canEnterSubStep(wizard, subpaso) ? { ...wizard, subpaso } : wizard;
}

/** Where 'continue' leads from here; accessories are skipped if there are no individual ones and no kits. */
export function nextSubStep({ subpaso }: Wizard, hasAccessories: boolean): SubStep | 'summary' {
  if (subpaso === 4) return 'summary';
  return subpaso === 2 && !hasAccessories ? 4 : ((subpaso + 1) as SubStep);
}

/** Where 'back' leads from here. */
export function previousSubStep({ subpaso }: Wizard, hasAccessories: boolean): SubStep | 'home' {
  if (subpaso === 0) return 'home';
  return subpaso === 4 && !hasAccessories ? 2 : ((subpaso - 1) as SubStep);
}

/** Chooses the dealership that will attend to the buyer. */
export const chooseDealership = (wizard: Wizard, agencia: Dealership): Wizard => ({ ...wizard, agencia });
