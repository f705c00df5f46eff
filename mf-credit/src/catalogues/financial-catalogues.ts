import { query, useQuery } from '@vitrina/api-client';
import {
  accountTypes,
  bankEntities,
  type CatalogueItem,
  financialCatalogues,
  type Relationship,
  relationships,
  vehicleMakeModels,
} from '@vitrina/contract';
import { isOfferedModel } from '@vitrina/rules';
import { useMemo } from 'react';

/** What failed to load says so in its place, with 'Reintentar': no notice besides. */
const quiet = { quiet: true };

/** The seven lists of the financial situation, in one call. */
export const useFinancialCatalogues = () => useQuery(query(financialCatalogues, {}, quiet));

const toOffered = (models: CatalogueItem[]) => models.filter(({ name }) => isOfferedModel(name));

/**
 * The models of a make that may be chosen, for `useDependent`. Asks nothing while there is no make, nor for one that was
 * typed: nobody knows its models.
 */
export const useVehicleModels = (make: { id: number | null } | undefined) =>
  useQuery({
    ...query(vehicleMakeModels, { id: make?.id ?? 0 }, quiet),
    select: toOffered,
    enabled: make?.id != null,
  });

/** What the references choose from. */
export type ReferenceCatalogues = {
  accountTypes: CatalogueItem[];
  bankEntities: CatalogueItem[];
  /** Those that a personal reference may have. */
  relationships: Relationship[];
};

const toReferences = (found: Relationship[]) => found.filter(({ isReference }) => isReference);

/** The three lists of the references, together, as `QueryState` takes them. */
export function useReferenceCatalogues() {
  const accounts = useQuery(query(accountTypes, {}, quiet));
  const banks = useQuery(query(bankEntities, {}, quiet));
  const relations = useQuery({ ...query(relationships, {}, quiet), select: toReferences });
  const data = useMemo<ReferenceCatalogues | undefined>(
    () =>
      accounts.data && banks.data && relations.data
        ? { accountTypes: accounts.data, bankEntities: banks.data, relationships: relations.data }
        : undefined,
    [accounts.data, banks.data, relations.data],
  );
  const failed = [accounts, banks, relations].filter(({ isError }) => isError);
  return {
    data,
    isError: failed.length > 0,
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
}
