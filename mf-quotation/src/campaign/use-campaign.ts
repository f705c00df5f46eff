import { useSearchParams } from '@vitrina/navigation';
import { campaignFromSource } from '@vitrina/rules';
import { updateWizard } from '@vitrina/session-bus';
import { useEffect } from 'react';

/** Takes the campaign from the query value `source`, when there is one; an unknown one counts as none. */
export function useCampaign(): void {
  const source = useSearchParams()[0].get('source');
  useEffect(() => {
    if (source === null) return;
    const campana = campaignFromSource(source);
    updateWizard((wizard) => (wizard.campana === campana ? wizard : { ...wizard, campana }));
  }, [source]);
}
