import { query, useQuery } from '@vitrina/api-client';
import { modelById } from '@vitrina/contract';
import { navigate, paths } from '@vitrina/navigation';
import { enterModel, stepToResume, type Wizard } from '@vitrina/rules';
import { store, updateWizard, wizardAtom } from '@vitrina/session-bus';
import { useEffect, useState } from 'react';

/**
 * Loads the model in the address and enters it: choices made for it stay, those for another one are cleared and
 * returned as `left`, until `forget`. If it cannot be loaded the buyer is redirected home without a message
 * (specification 1, section 2).
 */
export function useRouteModel(modelId: number) {
  const { data, isError } = useQuery({ ...query(modelById, { id: modelId }, { quiet: true }), enabled: modelId > 0 });
  // An address of two parts that follows this page's is another page's: only the id that it was opened with may be none.
  const [isNone] = useState(modelId === 0);
  const failed = isError || isNone;
  const [left, setLeft] = useState<Wizard>();

  useEffect(() => {
    if (failed) navigate(paths.home(), { replace: true });
  }, [failed]);

  useEffect(() => {
    if (!data) return;
    const before = store.get(wizardAtom);
    updateWizard((wizard) => enterModel(wizard, data));
    if (before.modelo?.id !== data.id && stepToResume(before) !== undefined) setLeft(before);
  }, [data]);
  return { left, forget: () => setLeft(undefined) };
}
