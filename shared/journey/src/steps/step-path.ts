import { paths } from '@vitrina/navigation';
import { stepSearch, type Wizard } from '@vitrina/rules';

/** Address of a step of the wizard for the chosen model, with the whole choice; home without a model. */
export const stepPath = (wizard: Wizard, step: number): string =>
  paths.step(step, wizard.modelo, stepSearch(wizard, step));
