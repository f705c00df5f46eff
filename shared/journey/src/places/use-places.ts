import { query, useQuery } from '@vitrina/api-client';
import { type ProvinceWithCantons, provincesWithCantons } from '@vitrina/contract';

type Place = { id: number; name: string };

const placeOf = ({ id, name }: Place): Place => ({ id, name });
const cantonsOf = (found: ProvinceWithCantons[]) => found.flatMap(({ cantons }) => cantons);
const toCantons = (found: ProvinceWithCantons[]) => cantonsOf(found).map(placeOf);
const toParishes = (found: ProvinceWithCantons[]) => cantonsOf(found).flatMap(({ parishes }) => parishes);

/** Every canton; those that share their name with another one are told apart by their province. */
function toCities(found: ProvinceWithCantons[]): Place[] {
  const count = new Map<string, number>();
  for (const { name } of cantonsOf(found)) count.set(name, (count.get(name) ?? 0) + 1);
  return found
    .flatMap(({ name: province, cantons }) =>
      cantons.map(({ id, name }) => ({ id, name: count.get(name) === 1 ? name : `${name} (${province})` })),
    )
    .sort((a, b) => a.name.localeCompare(b.name, 'es'));
}

/** The cantons of a province, by name: for `useDependent`. Asks nothing while there is no province. */
export const useCantons = (province: { id: number } | undefined) =>
  useQuery({
    ...query(provincesWithCantons, { provinceId: province?.id }),
    select: toCantons,
    enabled: province !== undefined,
  });

/** The parishes of a canton, by name: for `useDependent`. Asks nothing while there is no canton. */
export const useParishes = (canton: { id: number } | undefined) =>
  useQuery({
    ...query(provincesWithCantons, { cantonId: canton?.id }),
    select: toParishes,
    enabled: canton !== undefined,
  });

/** The cities (cantons) of the country, by name, where no province is asked for: the personal data. */
export const useCities = () => useQuery({ ...query(provincesWithCantons, {}), select: toCities });
