import { type history, paths, readStepState, type StepState } from '@vitrina/navigation';
import { type Arrival, mustRestore, readAddress, type Wizard } from '@vitrina/rules';
import { routeId } from '../route/route-id';

type Location = typeof history.location;
type Params = Readonly<Record<string, string | undefined>>;

/** How the buyer came to a step: the content of the address, who wrote it, and the step that a link asked for. */
export function arrivalAt(location: Location, step: number, modelId: number): Arrival & Pick<StepState, 'destination'> {
  const { own, destination } = readStepState(location.state);
  return { ...readAddress(location.search), step, modelId, isOurs: own === true, destination };
}

/**
 * Where a link to a later step is restored: the address of step 2 with the link's choice; undefined if the wizard
 * already has that choice. Go there with `destination` in the entry's state.
 */
export function restoringPath(
  wizard: Wizard,
  location: Location,
  { titulo, id }: Params,
  step: number,
): string | undefined {
  const modelId = routeId(id);
  return mustRestore(wizard, arrivalAt(location, step, modelId))
    ? paths.configuratorMenu(titulo ?? '', modelId, location.search)
    : undefined;
}
