import type { PersonalCatalogues } from '@vitrina/contract';
import { useMemo, useState } from 'react';
import { usePersonalCatalogues } from '../../catalogues/personal-catalogues';
import { given } from './items';
import { NOWHERE, type PlaceIds, type PlaceItems, usePlaceNames } from './use-place-names';

/** Answers as the form holds them; they may be those of a profile, which says less. Keep it outside the component. */
type ToValues<Answer, Values> = (answer: Partial<Answer>, catalogues: PersonalCatalogues, place: PlaceItems) => Values;

/**
 * What a form with a place needs before it can show what was saved, as `QueryState` takes it. What was saved is read once: the
 * form is what changes it.
 */
export function useStored<Answer extends PlaceIds, Values>(
  saved: Answer | undefined,
  toValues: ToValues<Answer, Values>,
) {
  const catalogues = usePersonalCatalogues();
  const [stored] = useState(saved);
  const place = usePlaceNames(stored);
  const data = useMemo(() => {
    if (!catalogues.data || !place.data) return undefined;
    return { catalogues: catalogues.data, initial: toValues(stored ?? {}, catalogues.data, place.data) };
  }, [catalogues.data, place.data, stored, toValues]);
  const failed = [catalogues, place].filter(({ isError }) => isError);
  return { data, isError: failed.length > 0, refetch: () => Promise.all(failed.map(({ refetch }) => refetch())) };
}

/**
 * The customer's answers elsewhere as the form holds them, once they have come with the names of their places; if these do not
 * come, without them.
 */
export function usePrevious<Answer extends PlaceIds, Values extends Record<string, unknown>>(
  previous: Answer | undefined,
  catalogues: PersonalCatalogues,
  toValues: ToValues<Answer, Values>,
): Partial<Values> | undefined {
  const place = usePlaceNames(previous);
  const names = place.data ?? (place.isError ? NOWHERE : undefined);
  return useMemo(
    () => (previous && names ? given(toValues(previous, catalogues, names)) : undefined),
    [previous, names, catalogues, toValues],
  );
}
