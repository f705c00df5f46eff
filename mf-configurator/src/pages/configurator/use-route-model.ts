import { query, useQuery } from '@vitrina/api-client';
import { modelById } from '@vitrina/contract';
import { navigate, paths } from '@vitrina/navigation';
import { enterModel } from '@vitrina/rules';
import { updateWizard } from '@vitrina/session-bus';
import { useEffect } from 'react';

/**
 * Loads the model in the address and enters it: choices made for it stay, those for another one are cleared. If it
 * cannot be loaded the buyer is redirected home without a message (specification 1, section 2).
 */
export function useRouteModel(modelId: number) {
  const { data, isError } = useQuery({ ...query(modelById, { id: modelId }, { quiet: true }), enabled: modelId > 0 });
  const failed = isError || modelId === 0;

  useEffect(() => {
    if (failed) navigate(paths.home(), { replace: true });
  }, [failed]);

  useEffect(() => {
    if (data) updateWizard((wizard) => enterModel(wizard, data));
  }, [data]);
}
