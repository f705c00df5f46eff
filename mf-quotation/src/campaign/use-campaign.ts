import { useLocation } from '@vitrina/navigation';
import { takeCampaign } from '@vitrina/session-bus';
import { useEffect } from 'react';

/** Takes the campaign of an address reached within the site; that of the first address has already been taken. */
export function useCampaign(): void {
  const { search } = useLocation();
  useEffect(() => takeCampaign(search), [search]);
}
