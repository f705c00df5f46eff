import { type history, readStepState, type StepState } from '@vitrina/navigation';
import { type Arrival, readAddress } from '@vitrina/rules';

type Location = typeof history.location;

/** How the buyer came to a step: what the address says, who wrote it, and the step that a link asked for. */
export function arrivalAt(location: Location, step: number, modelId: number): Arrival & Pick<StepState, 'destination'> {
  const { own, destination } = readStepState(location.state);
  return { ...readAddress(location.search), step, modelId, isOurs: own === true, destination };
}
