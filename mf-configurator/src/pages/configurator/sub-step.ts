import type { SubStep, Wizard } from '@vitrina/rules';
import type { Loads } from './use-loads';

/** Props of every sub-step of step 2. */
export type SubStepProps = { wizard: Wizard; loads: Loads };

/** Titles of the sub-steps, in order. */
export const SUB_STEP_TITLES = ['Especificaciones', 'Potencia', 'Paquetes', 'Accesorios', 'Exterior'] as const;

/** Id of the sub-step menu: the hash with which step 2 is opened. */
export const SUB_MENU_ID = 'sub-menu';

export const SUB_STEPS: readonly SubStep[] = [0, 1, 2, 3, 4];
