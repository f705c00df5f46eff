import {
  acceptTerms,
  chooseModel,
  chooseProvince,
  goToStep,
  goToSubStep,
  newWizard,
  receivePackages,
  receiveVersion,
  type SubStep,
  type Wizard,
} from '@vitrina/rules';
import { packagesFor, pichincha, sierra, versionOf } from './catalogue';

/** A buyer of the first model who has come to a sub-step of step 2, with the defaults of its newest version. */
export function wizardAt(subStep: SubStep, model = sierra): Wizard {
  const version = versionOf(model, 2027);
  let wizard = acceptTerms(chooseProvince(chooseModel(newWizard(), model), pichincha));
  wizard = receiveVersion(wizard, version);
  wizard = receivePackages(
    wizard,
    packagesFor({ versionId: version.id, motorId: 1, transmissionId: 1, tractionId: 1, year: 2027 }),
  );
  return goToSubStep(wizard, subStep);
}

/** A buyer who has come to the summary. */
export const wizardAtSummary = (): Wizard => goToStep(wizardAt(4), 3);
