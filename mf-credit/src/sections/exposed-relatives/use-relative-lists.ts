import { IDENTITY_TYPES } from '@vitrina/contract';
import { useMemo } from 'react';
import { usePersonalCatalogues, useRelationships } from '../../catalogues/personal-catalogues';
import type { RelativeLists } from './values';

/** The choices of a row, as `QueryState` takes them: relationships that the law names, papers that a person may have. */
export function useRelativeLists() {
  const catalogues = usePersonalCatalogues();
  const relationships = useRelationships();
  const data = useMemo<RelativeLists | undefined>(() => {
    if (!catalogues.data || !relationships.data) return undefined;
    return {
      identificationTypes: catalogues.data.identificationTypes.filter(({ id }) => id !== IDENTITY_TYPES.legalTaxNumber),
      relationships: relationships.data.filter(({ isExposed }) => isExposed),
    };
  }, [catalogues.data, relationships.data]);
  const failed = [catalogues, relationships].filter(({ isError }) => isError);
  return { data, isError: failed.length > 0, refetch: () => Promise.all(failed.map(({ refetch }) => refetch())) };
}
