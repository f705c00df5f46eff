import { useCantons, useParishes } from '@vitrina/journey';
import { useMemo } from 'react';
import { nameIn } from './names';

const COMING = '…';

/** The name of a canton. */
export function CityName({ provinceId, id }: { provinceId: number | undefined; id: number }) {
  const { data } = useCantons(useMemo(() => (provinceId === undefined ? undefined : { id: provinceId }), [provinceId]));
  return <>{data ? nameIn(data, id) : COMING}</>;
}

/** The name of a parish. */
export function ParishName({ cityId, id }: { cityId: number | undefined; id: number }) {
  const { data } = useParishes(useMemo(() => (cityId === undefined ? undefined : { id: cityId }), [cityId]));
  return <>{data ? nameIn(data, id) : COMING}</>;
}
