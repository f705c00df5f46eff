import { takeCampaign } from './campaign';
import { hydrateSession } from './session';
import { flushOnLeave } from './storage/sealed-value';
import { hydrateWizard } from './wizard';

let hydrated: Promise<void> | undefined;

/**
 * Loads session and wizard from storage, and the campaign from the address; await it before the first page mounts.
 * Never rejects; call it once per page load.
 */
export function hydrate(): Promise<void> {
  if (!hydrated) {
    flushOnLeave();
    hydrated = Promise.all([hydrateSession(), hydrateWizard()]).then(() => takeCampaign(location.search));
  }
  return hydrated;
}
