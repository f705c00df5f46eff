import { query, useQuery } from '@vitrina/api-client';
import {
  accountTypes,
  type CatalogueItem,
  type FinancialCatalogues,
  financialCatalogues,
  type PersonalCatalogues,
  type Relationship,
  relationships,
} from '@vitrina/contract';

/** The lists that answers are chosen from. */
export type Catalogues = {
  personal: PersonalCatalogues;
  financial: FinancialCatalogues;
  relationships: readonly Relationship[];
  accountTypes: readonly CatalogueItem[];
};

/** All lists, once they are there: for `QueryState`. */
export function useCatalogues(personal: PersonalCatalogues) {
  const financial = useQuery(query(financialCatalogues, {}, { quiet: true }));
  const kin = useQuery(query(relationships, {}, { quiet: true }));
  const accounts = useQuery(query(accountTypes, {}, { quiet: true }));
  const all = [financial, kin, accounts];
  const data: Catalogues | undefined =
    financial.data && kin.data && accounts.data
      ? { personal, financial: financial.data, relationships: kin.data, accountTypes: accounts.data }
      : undefined;
  return {
    data,
    isError: data === undefined && all.some(({ isError }) => isError),
    errorUpdateCount: all.reduce((count, { errorUpdateCount }) => count + errorUpdateCount, 0),
    refetch: () => Promise.all(all.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}

/** The name of what was chosen; of what has left its list, its number. */
export const nameIn = (list: readonly { id: number; name: string }[], id: number | undefined): string | undefined =>
  id === undefined ? undefined : (list.find((item) => item.id === id)?.name ?? `N.º ${id}`);
