import { campaignFromSource } from '@vitrina/rules';
import { updateWizard } from './wizard';

/**
 * Takes the campaign of the visit from the query value `source` of an address, when it has one; an unknown one counts as
 * none (specification 1, section 4). It stays for the visit, on whatever page it came in.
 */
export function takeCampaign(search: string): void {
  const source = new URLSearchParams(search).get('source');
  if (source === null) return;
  const campana = campaignFromSource(source);
  updateWizard((wizard) => (wizard.campana === campana ? wizard : { ...wizard, campana }));
}
