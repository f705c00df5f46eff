import { stepPath } from '@vitrina/journey';
import { navigate, paths, type StepState, useLocation } from '@vitrina/navigation';
import { canEnter, type Wizard } from '@vitrina/rules';
import { useEffect } from 'react';
import { restoringPath } from '../../restoration/arrival';
import { routeId } from '../../route/route-id';

type Params = Readonly<Record<string, string | undefined>>;

/** Where to redirect a buyer who opens the summary without what it needs; undefined if nothing is missing. */
function properPlace(wizard: Wizard, { titulo, id }: Params): string | undefined {
  const modelId = routeId(id);
  if (wizard.modelo && modelId > 0 && wizard.modelo.id !== modelId)
    return paths.configuratorMenu(titulo ?? '', modelId);
  const access = canEnter(wizard, 3);
  return access.allowed ? undefined : stepPath(wizard, access.missingStep);
}

/** Step 2 restores a link to the summary and comes back here. */
const FROM_LINK: StepState = { destination: 3 };

/**
 * Whether the summary may be shown: model, province, terms and package are chosen, for the model of the address.
 * Otherwise the buyer goes to the first incomplete step; the address of another model starts that model. An address
 * with another choice (a shared link) is restored first.
 */
export function useSummaryGuard(wizard: Wizard, params: Params): boolean {
  const linked = restoringPath(wizard, useLocation(), params, 3);
  const place = linked ?? properPlace(wizard, params);
  const state = linked === undefined ? undefined : FROM_LINK;
  useEffect(() => {
    if (place !== undefined) navigate(place, { replace: true, state });
  }, [place, state]);
  return place === undefined;
}
