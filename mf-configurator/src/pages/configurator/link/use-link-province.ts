import { query, useQuery } from '@vitrina/api-client';
import { provinces } from '@vitrina/contract';
import { useLocation } from '@vitrina/navigation';
import { chooseProvince, readAddress, type Wizard } from '@vitrina/rules';
import { updateWizard } from '@vitrina/session-bus';
import { useEffect } from 'react';

/**
 * Chooses the province of a link for a model that was entered without one. `isMissing`: the buyer has to be asked,
 * because the link has none or one that is not known.
 */
export function useLinkProvince(modelo: Wizard['modelo'], provincia: Wizard['provincia']) {
  const wanted = readAddress(useLocation().search).choice.provincia;
  const isNeeded = modelo !== undefined && provincia === undefined;
  const load = useQuery({ ...query(provinces, {}, { quiet: true }), enabled: isNeeded && wanted !== undefined });
  const listed = isNeeded ? load.data?.find(({ id }) => id === wanted) : undefined;

  useEffect(() => {
    if (listed) updateWizard((wizard) => chooseProvince(wizard, listed));
  }, [listed]);

  const isLoading = wanted !== undefined && load.isPending;
  return { isMissing: isNeeded && !listed && !isLoading };
}
