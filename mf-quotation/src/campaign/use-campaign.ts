import { useLocation } from '@vitrina/navigation';
import { takeCampaign } from '@vitrina/session-bus';
import { useEffect } from 'react';

/** Takes the campaign of an address that was reached within the site; that of the first one has been taken already. */
export function useCampaign(): void {
  const { search } = useLocation();
  useEffect(() => takeCampaign(search), [search]);
}
