import { query, useQuery } from '@vitrina/api-client';
import { dealerships, packageComparison, provinces, type TrimPackage } from '@vitrina/contract';
import { useLocation } from '@vitrina/navigation';
import {
  type Choice,
  chooseProvince,
  hasPackage,
  type Known,
  type Offer,
  readAddress,
  type Wizard,
} from '@vitrina/rules';
import { updateWizard } from '@vitrina/session-bus';
import { useEffect } from 'react';

type Load<Data> = { data?: Data; isError: boolean; refetch(): unknown };

/** The loads of step 2 that a link needs. */
export type StepLoads = { packages: Load<TrimPackage[]>; price: Load<unknown>; accessories: Load<Offer> };

const quiet = { quiet: true };

/**
 * Everything that is needed to restore a link into the current wizard: what step 2 loads anyway and, only while a link
 * is being restored, also provinces, dealerships and what the server still knows of a package no longer listed.
 */
export function useLinkAnswers(wizard: Wizard, link: Choice | undefined, { packages, price, accessories }: StepLoads) {
  const provinceId = wizard.provincia?.id;
  const packageId = link?.paquete ?? 0;
  const isMissing =
    hasPackage(wizard) && packages.data !== undefined && !packages.data.some(({ id }) => id === packageId);
  const provinceLoad = useQuery({
    ...query(provinces, {}, quiet),
    enabled: link?.provincia !== undefined && link.provincia !== provinceId,
  });
  const dealershipLoad = useQuery({
    ...query(dealerships, { provinceId }, quiet),
    enabled: link?.agencia !== undefined && provinceId !== undefined,
  });
  const wantedLoad = useQuery({
    ...query(packageComparison, { packageId }, quiet),
    enabled: packageId > 0 && isMissing,
  });
  const wanted = wantedLoad.data?.find(({ id }) => id === packageId);
  const known: Known = {
    provinces: provinceLoad.data,
    packages: packages.data,
    wanted: wantedLoad.isSuccess || wantedLoad.isError ? (wanted ?? null) : undefined,
    offer: accessories.data,
    dealerships: dealershipLoad.data,
  };
  const failed = [provinceLoad, dealershipLoad, packages, price, accessories].filter(({ isError }) => isError);
  return { known, isFailed: failed.length > 0, retry: () => Promise.all(failed.map(({ refetch }) => refetch())) };
}

/**
 * Chooses the province of a link for a model that was entered without one. `isMissing`: the buyer has to be asked,
 * because the link has none or an unknown one.
 */
export function useLinkProvince(modelo: Wizard['modelo'], provincia: Wizard['provincia']) {
  const wanted = readAddress(useLocation().search).choice.provincia;
  const isNeeded = modelo !== undefined && provincia === undefined;
  const load = useQuery({ ...query(provinces, {}, quiet), enabled: isNeeded && wanted !== undefined });
  const listed = isNeeded ? load.data?.find(({ id }) => id === wanted) : undefined;

  useEffect(() => {
    if (listed) updateWizard((wizard) => chooseProvince(wizard, listed));
  }, [listed]);

  const isLoading = wanted !== undefined && load.isPending;
  return { isMissing: isNeeded && !listed && !isLoading };
}
