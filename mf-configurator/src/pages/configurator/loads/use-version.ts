import { keepPreviousData, query, useQuery, useQueryClient } from '@vitrina/api-client';
import { commercialVersion } from '@vitrina/contract';
import { receiveVersion, type Wizard } from '@vitrina/rules';
import { updateWizard } from '@vitrina/session-bus';
import { useEffect } from 'react';

/**
 * Loads the commercial version of the model, for the chosen year or the newest one, and hands it to the wizard.
 * `shown` is what can be shown meanwhile: after a reload the version that the wizard kept, and while another year loads
 * the version before, so that the year selector keeps its years.
 */
export function useVersion({ modelo, provincia, anio, version: known }: Wizard) {
  const client = useQueryClient();
  const modelId = modelo?.id ?? 0;
  const provinceId = provincia?.id;
  const load = useQuery({
    ...query(commercialVersion, { modelId, provinceId, year: anio }),
    enabled: modelId > 0 && provinceId !== undefined,
    placeholderData: keepPreviousData,
  });
  const version = load.isPlaceholderData ? undefined : load.data;

  useEffect(() => {
    if (!version) return;
    // The wizard takes the version's year, which is another key: the same answer serves it without a second call.
    client.setQueryData(query(commercialVersion, { modelId, provinceId, year: version.year }).queryKey, version);
    updateWizard((wizard) => receiveVersion(wizard, version));
  }, [client, version, modelId, provinceId]);

  return { ...load, shown: load.data ?? known };
}
