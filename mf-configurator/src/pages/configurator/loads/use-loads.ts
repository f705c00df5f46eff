import type { Wizard } from '@vitrina/rules';
import { useAccessories } from './use-accessories';
import { useComparison, usePriceSummary } from './use-package-details';
import { usePackages } from './use-packages';
import { useVersion } from './use-version';

/**
 * Everything the configurator loads, in the order of specification 1, section 4: version, packages, then comparison and
 * price summary of the chosen package, then accessories. Each key carries its inputs, so a slow answer to an earlier
 * choice is never shown nor handed to the wizard. Packages stand before the price summary because a package that
 * comes back from the cache must be selected before its lines are received.
 */
export function useLoads(wizard: Wizard) {
  const version = useVersion(wizard);
  const packages = usePackages(wizard);
  const comparison = useComparison(wizard);
  const price = usePriceSummary(wizard);
  const accessories = useAccessories(wizard, !price.isPending);
  return { version, packages, comparison, price, accessories };
}

export type Loads = ReturnType<typeof useLoads>;
