import { query, useQuery } from '@vitrina/api-client';
import { dealerships, packageComparison, provinces } from '@vitrina/contract';
import { type Choice, hasPackage, type Known, type Wizard } from '@vitrina/rules';
import type { Loads } from '../loads/use-loads';

const quiet = { quiet: true };

/**
 * Everything that a link needs to be restored for the wizard as it is: what step 2 loads anyway, and only while a link
 * is being restored also provinces, dealerships and what the server still knows of a package no longer listed.
 */
export function useLinkAnswers(wizard: Wizard, link: Choice | undefined, loads: Loads) {
  const provinceId = wizard.provincia?.id;
  const listed = loads.packages.data;
  const packageId = link?.paquete ?? 0;
  const isMissing = hasPackage(wizard) && listed !== undefined && !listed.some(({ id }) => id === packageId);
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
    packages: listed,
    wanted: wantedLoad.isSuccess || wantedLoad.isError ? (wanted ?? null) : undefined,
    offer: loads.accessories.data,
    dealerships: dealershipLoad.data,
  };
  const failed = [provinceLoad, dealershipLoad, loads.packages, loads.price, loads.accessories].filter(
    ({ isError }) => isError,
  );
  return { known, isFailed: failed.length > 0, retry: () => Promise.all(failed.map(({ refetch }) => refetch())) };
}
