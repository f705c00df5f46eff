import { type Answers, IDENTITY_TYPES, type PersonalCatalogues, type PersonalData } from '@vitrina/contract';
import { isValidIdentity } from '@vitrina/rules';
import { useMemo, useState } from 'react';
import { usePersonalCatalogues, useSuggestions } from '../../catalogues/personal-catalogues';
import { given } from '../parts/items';
import { NOWHERE, usePlaceNames } from '../parts/use-place-names';
import { fixedValues, toValues } from './values';

type Key = 'personalData' | 'spousePersonalData';

/**
 * What the form of a person needs before it can show what was saved, as `QueryState` takes it. What was saved is read once: the
 * form is what changes it.
 */
export function useStoredData(key: Key, answers: Answers) {
  const catalogues = usePersonalCatalogues();
  const [stored] = useState(answers[key]);
  const place = usePlaceNames(stored);
  const data = useMemo(() => {
    if (!catalogues.data || !place.data) return undefined;
    const initial = stored ? toValues(stored, catalogues.data, place.data) : fixedValues(catalogues.data);
    return { catalogues: catalogues.data, initial, isSaved: stored !== undefined };
  }, [catalogues.data, place.data, stored]);
  const failed = [catalogues, place].filter(({ isError }) => isError);
  return { data, isError: failed.length > 0, refetch: () => Promise.all(failed.map(({ refetch }) => refetch())) };
}

/** The suggestions for where funds come from; undefined while there are none. */
export const useFundsOrigins = () => useSuggestions().data?.fundsOrigins;

/**
 * The customer's answers elsewhere as the form holds them, once they have come with the names of their places; if these do not
 * come, without them.
 */
export function usePreviousData(previous: Partial<PersonalData> | undefined, catalogues: PersonalCatalogues) {
  const place = usePlaceNames(previous);
  const names = place.data ?? (place.isError ? NOWHERE : undefined);
  return useMemo(
    () => (previous && names ? given(toValues(previous, catalogues, names)) : undefined),
    [previous, names, catalogues],
  );
}

/** The number of the customer's account, if it is one that the form would take. */
export function knownNumber(previous: Answers | undefined): string | undefined {
  const number = previous?.personalData?.identification;
  return number !== undefined && isValidIdentity(number, IDENTITY_TYPES.nationalId) ? number : undefined;
}
