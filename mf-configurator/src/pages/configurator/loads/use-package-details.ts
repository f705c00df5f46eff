import { query, useQuery } from '@vitrina/api-client';
import { packageComparison, packagePrice } from '@vitrina/contract';
import { hasPackage, receivePriceSummary, type Wizard } from '@vitrina/rules';
import { updateWizard } from '@vitrina/session-bus';
import { useEffect } from 'react';

/** Id of the package that answers the chosen power; 0 while there is none. */
const currentPackageId = (wizard: Wizard) => (hasPackage(wizard) && wizard.paquete?.id) || 0;

/** Loads the packages of similar versions that the chosen one is compared with. */
export function useComparison(wizard: Wizard) {
  const packageId = currentPackageId(wizard);
  return useQuery({ ...query(packageComparison, { packageId }), enabled: packageId > 0 });
}

/** Loads the price lines of the chosen package and hands them to the wizard. */
export function usePriceSummary(wizard: Wizard) {
  const packageId = currentPackageId(wizard);
  const load = useQuery({ ...query(packagePrice, { packageId }), enabled: packageId > 0 });
  const { data } = load;

  useEffect(() => {
    if (data) updateWizard((current) => receivePriceSummary(current, packageId, data));
  }, [data, packageId]);

  return load;
}
