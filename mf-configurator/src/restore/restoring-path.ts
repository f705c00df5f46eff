import { type history, paths } from '@vitrina/navigation';
import { mustRestore, type Wizard } from '@vitrina/rules';
import { routeId } from '../route/route-id';
import { arrivalAt } from './link';

type Params = Readonly<Record<string, string | undefined>>;

/**
 * Where a link to a later step is restored: the address of step 2 with the link's choice; undefined when the wizard
 * holds that choice already. Go there with `destination` in the entry's state.
 */
export function restoringPath(
  wizard: Wizard,
  location: typeof history.location,
  { titulo, id }: Params,
  step: number,
): string | undefined {
  const modelId = routeId(id);
  return mustRestore(wizard, arrivalAt(location, step, modelId))
    ? paths.configuratorMenu(titulo ?? '', modelId, location.search)
    : undefined;
}
