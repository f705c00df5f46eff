import { query, useQuery } from '@vitrina/api-client';
import { ACCESSORY_KINDS, accessories, prepaidMaintenance } from '@vitrina/contract';
import { type Offer, receiveAccessories, type Wizard } from '@vitrina/rules';
import { updateWizard } from '@vitrina/session-bus';
import { useEffect, useMemo } from 'react';

/**
 * Loads what can be added to the car (individual accessories, kits and prepaid maintenance, three calls at once) and
 * hands the whole offer to the wizard. It follows the price summary of the package (specification 1, section 4).
 */
export function useAccessories({ version, paquete }: Wizard, isPriceSettled: boolean) {
  const versionId = version?.id ?? 0;
  const enabled = version !== undefined && paquete !== undefined && isPriceSettled;
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
    if (offer) updateWizard((wizard) => receiveAccessories(wizard, offer));
  }, [offer]);

  const loads = [individual, kits, coupons];
  return {
    data: offer,
    isPending: !offer && !loads.some((load) => load.isError),
    isError: loads.some((load) => load.isError),
    refetch: () => Promise.all(loads.filter((load) => load.isError).map((load) => load.refetch())),
  };
}
