import { navigate, paths } from '@vitrina/navigation';
import { canEnter, type Wizard } from '@vitrina/rules';
import { useEffect } from 'react';
import { routeId } from '../../route/route-id';
import { stepPath } from '../../steps/step-path';

type Params = Readonly<Record<string, string | undefined>>;

/** Where somebody belongs who comes to the summary without what it needs; undefined when nothing is missing. */
function properPlace(wizard: Wizard, { titulo, id }: Params): string | undefined {
  const modelId = routeId(id);
  if (wizard.modelo && modelId > 0 && wizard.modelo.id !== modelId)
    return paths.configuratorMenu(titulo ?? '', modelId);
  const access = canEnter(wizard, 3);
  return access.allowed ? undefined : stepPath(wizard, access.missingStep);
}

/**
 * Whether the summary may show: model, province, terms and package are chosen, for the model of the address.
 * Otherwise the buyer goes to the earliest step that is not complete; the address of another model begins that model.
 */
export function useSummaryGuard(wizard: Wizard, params: Params): boolean {
  const place = properPlace(wizard, params);
  useEffect(() => {
    if (place !== undefined) navigate(place, { replace: true });
  }, [place]);
  return place === undefined;
}
