import type { Model, Province } from '@vitrina/contract';
import { chooseModel, chooseProvince, type Wizard } from '@vitrina/rules';
import { track, updateWizard } from '@vitrina/session-bus';

/** Begins a new configuration: clears what was chosen for another model and tells analytics. */
export function startConfiguration(model: Model, province: Province): Wizard {
  const wizard = updateWizard((before) => chooseProvince(chooseModel(before, model), province));
  track('select_model', { model_id: model.id, model: model.name, province_id: province.id, province: province.name });
  return wizard;
}
