import type { Answers, EconomicActivity, PersonalCatalogues } from '@vitrina/contract';
import { useMemo, useState } from 'react';
import { usePersonalCatalogues } from '../../catalogues/personal-catalogues';
import { given } from '../parts/items';
import { NOWHERE, usePlaceNames } from '../parts/use-place-names';
import { toValues } from './values';

type Key = 'economicActivity' | 'spouseEconomicActivity';

/** What the form needs before it can show what was saved, which is read once. */
export function useStoredActivity(key: Key, answers: Answers) {
  const catalogues = usePersonalCatalogues();
  const [stored] = useState(answers[key]);
  const place = usePlaceNames(stored);
  const data = useMemo(() => {
    if (!catalogues.data || !place.data) return undefined;
    const initial = toValues(stored ?? {}, catalogues.data, place.data);
    return { catalogues: catalogues.data, initial, isSaved: stored !== undefined };
  }, [catalogues.data, place.data, stored]);
  const failed = [catalogues, place].filter(({ isError }) => isError);
  return { data, isError: failed.length > 0, refetch: () => Promise.all(failed.map(({ refetch }) => refetch())) };
}

/** The customer's answers elsewhere as the form holds them, once they have come; without the places if their names do not. */
export function usePreviousActivity(previous: Partial<EconomicActivity> | undefined, catalogues: PersonalCatalogues) {
  const place = usePlaceNames(previous);
  const names = place.data ?? (place.isError ? NOWHERE : undefined);
  return useMemo(
    () => (previous && names ? given(toValues(previous, catalogues, names)) : undefined),
    [previous, names, catalogues],
  );
}
