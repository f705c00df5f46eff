import type { Model, Province } from '@vitrina/contract';
import { chooseModel, chooseProvince, type Wizard } from '@vitrina/rules';
import { track, updateWizard } from '@vitrina/session-bus';

/** Starts a new configuration: clears choices for another model and reports to analytics. */
export function startConfiguration(model: Model, province: Province): Wizard {
  const wizard = updateWizard((before) => chooseProvince(chooseModel(before, model), province));
  track('select_model', { model_id: model.id, model: model.name, province_id: province.id, province: province.name });
  return wizard;
}
