import { keepPreviousData, query, useQuery, useQueryClient } from '@vitrina/api-client';
import {
  ACCESSORY_KINDS,
  accessories,
  commercialVersion,
  packageComparison,
  packagePrice,
  packages,
  prepaidMaintenance,
} from '@vitrina/contract';
import {
  hasPackage,
  type Offer,
  receiveAccessories,
  receivePackages,
  receivePriceSummary,
  receiveVersion,
  type Wizard,
} from '@vitrina/rules';
import { updateWizard } from '@vitrina/session-bus';
import { useEffect, useMemo } from 'react';
import { updateAndTell } from '../../wizard/update-and-tell';

/**
 * Loads the commercial version of the model, for the chosen year or the newest one, and passes it to the wizard.
 * `shown` is what to show meanwhile: after a reload the version stored in the wizard, and while another year loads the
 * previous version, so that the year selector keeps its years.
 */
function useVersion({ modelo, provincia, anio, version: known }: Wizard) {
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
    updateAndTell((wizard) => receiveVersion(wizard, version));
  }, [client, version, modelId, provinceId]);

  return { ...load, shown: load.data ?? known };
}

/** Loads the packages of the chosen version and power and passes them to the wizard, which selects one. */
function usePackages({ version, potencia }: Wizard) {
  const load = useQuery({
    ...query(packages, {
      versionId: version?.id ?? 0,
      motorId: potencia?.motor.id ?? 0,
      transmissionId: potencia?.transmision.id ?? 0,
      tractionId: potencia?.traccion.id ?? 0,
      year: version?.year ?? 0,
    }),
    enabled: version !== undefined && potencia !== undefined,
  });
  const { data } = load;

  useEffect(() => {
    if (data) updateAndTell((wizard) => receivePackages(wizard, data));
  }, [data]);

  return load;
}

/** Id of the package that matches the chosen power; 0 while there is none. */
const currentPackageId = (wizard: Wizard) => (hasPackage(wizard) && wizard.paquete?.id) || 0;

/** Loads the packages of similar versions for the comparison with the chosen one. */
function useComparison(wizard: Wizard) {
  const packageId = currentPackageId(wizard);
  return useQuery({ ...query(packageComparison, { packageId }), enabled: packageId > 0 });
}

/** Loads the price lines of the chosen package and passes them to the wizard. */
function usePriceSummary(wizard: Wizard) {
  const packageId = currentPackageId(wizard);
  const load = useQuery({ ...query(packagePrice, { packageId }), enabled: packageId > 0 });
  const { data } = load;

  useEffect(() => {
    if (data) updateWizard((current) => receivePriceSummary(current, packageId, data));
  }, [data, packageId]);

  return load;
}

/**
 * Loads what can be added to the car (individual accessories, kits and prepaid maintenance, three calls at once) and
 * passes the whole offer to the wizard. It follows the price summary of the package (specification 1, section 4).
 */
function useAccessories({ version, paquete }: Wizard, isPriceDone: boolean) {
  const versionId = version?.id ?? 0;
  const enabled = version !== undefined && paquete !== undefined && isPriceDone;
  const ofKind = (kind: number) => query(accessories, { versionId, active: true, kind });
  const individual = useQuery({ ...ofKind(ACCESSORY_KINDS.individual), enabled });
  const kits = useQuery({ ...ofKind(ACCESSORY_KINDS.kits), enabled });
  const coupons = useQuery({ ...query(prepaidMaintenance, { versionId }), enabled });

  const offer = useMemo<Offer | undefined>(
    () =>
      individual.data && kits.data && coupons.data
        ? { individuales: individual.data, kit: kits.data, cupones: coupons.data }
        : undefined,
    [individual.data, kits.data, coupons.data],
  );

  useEffect(() => {
    if (offer) updateAndTell((wizard) => receiveAccessories(wizard, offer));
  }, [offer]);

  const loads = [individual, kits, coupons];
  return {
    data: offer,
    isPending: !offer && !loads.some((load) => load.isError),
    isError: loads.some((load) => load.isError),
    refetch: () => Promise.all(loads.filter((load) => load.isError).map((load) => load.refetch())),
  };
}

/**
 * Everything the configurator loads, in the order of specification 1, section 4: version, packages, then comparison and
 * price summary of the chosen package, then accessories. Each key contains its inputs, so a slow answer to an earlier
 * choice is never shown nor passed to the wizard. Packages come before the price summary because a package from the
 * cache must be selected before its lines are received.
 */
export function useLoads(wizard: Wizard) {
  const version = useVersion(wizard);
  const ofVersion = usePackages(wizard);
  const comparison = useComparison(wizard);
  const price = usePriceSummary(wizard);
  const offer = useAccessories(wizard, !price.isPending);
  return { version, packages: ofVersion, comparison, price, accessories: offer };
}

export type Loads = ReturnType<typeof useLoads>;
