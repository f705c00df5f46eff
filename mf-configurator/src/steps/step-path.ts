import { paths } from '@vitrina/navigation';
import type { Wizard } from '@vitrina/rules';

/** Address of a step of the wizard for the chosen model; home without a model. */
export function stepPath({ modelo }: Wizard, step: number): string {
  if (!modelo || step <= 1) return paths.home();
  const { slug, id } = modelo;
  if (step === 2) return paths.configuratorMenu(slug, id);
  return step === 3 ? paths.summary(slug, id) : paths.quotationForm(slug, id);
}
