import { takeCampaign } from './campaign';
import { hydrateSession } from './session';
import { flushOnLeave } from './storage/slot';
import { hydrateWizard } from './wizard';

let hydrated: Promise<void> | undefined;

/**
 * Takes up session and wizard from storage, and the campaign from the address; to be awaited before the first page
 * mounts. Never rejects; once a page.
 */
export function hydrate(): Promise<void> {
  if (!hydrated) {
    flushOnLeave();
    hydrated = Promise.all([hydrateSession(), hydrateWizard()]).then(() => takeCampaign(location.search));
  }
  return hydrated;
}
