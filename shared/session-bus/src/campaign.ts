import { campaignFromSource } from '@vitrina/rules';
import { updateWizard } from './wizard';

/**
 * Takes the visit's campaign from the query value `source` of an address, if it has one; an unknown one counts as none
 * (specification 1, section 4). It is kept for the visit, whichever page it arrived on.
 */
export function takeCampaign(search: string): void {
  const source = new URLSearchParams(search).get('source');
  if (source === null) return;
  const campana = campaignFromSource(source);
  updateWizard((wizard) => (wizard.campana === campana ? wizard : { ...wizard, campana }));
}
