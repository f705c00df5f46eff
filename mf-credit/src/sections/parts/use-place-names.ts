import { query, useQuery } from '@vitrina/api-client';
import { type ProvinceWithCantons, provincesWithCantons } from '@vitrina/contract';
import type { Item } from '@vitrina/forms';
import { useMemo } from 'react';
import { itemOf } from './items';

/** Where something is, by the ids of the places. */
export type PlaceIds = {
  provinceId?: number | undefined;
  cityId?: number | undefined;
  parishId?: number | undefined;
};

/** The same with their names, as the combos hold them. */
export type PlaceItems = { provincia: Item | null; ciudad: Item | null; parroquia: Item | null };

export const NOWHERE: PlaceItems = { provincia: null, ciudad: null, parroquia: null };

/**
 * The places of these ids among those of a canton: a city of another province is none. A profile says no province; the city
 * has one.
 */
export function placesIn(
  found: readonly ProvinceWithCantons[],
  { provinceId, cityId, parishId }: PlaceIds,
): PlaceItems {
  const province = itemOf(found, provinceId ?? found[0]?.id);
  const canton = itemOf(province?.cantons ?? [], cityId);
  const named = (place: Item | null | undefined) => (place ? { id: place.id, name: place.name } : null);
  return {
    provincia: named(province),
    ciudad: named(canton),
    parroquia: named(itemOf(canton?.parishes ?? [], parishId)),
  };
}

/**
 * Names the places that were saved, by one narrow call: so the form opens with all three of them (N22), while the lists that
 * could replace them load behind it. Without a city there is nothing to ask for.
 */
export function usePlaceNames(ids: PlaceIds | undefined) {
  const cantonId = ids?.cityId;
  const { data, isError, refetch } = useQuery({
    ...query(provincesWithCantons, { cantonId }, { quiet: true }),
    enabled: cantonId !== undefined,
  });
  const names = useMemo(() => {
    if (ids === undefined || cantonId === undefined) return NOWHERE;
    return data && placesIn(data, ids);
  }, [data, ids, cantonId]);
  return { data: names, isError, refetch };
}
