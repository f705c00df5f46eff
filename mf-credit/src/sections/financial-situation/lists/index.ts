import type { FinancialCatalogues } from '@vitrina/contract';
import type { FinancialBlocks, FinancialList } from '@vitrina/rules';
import { assets } from './assets';
import type { AnyList } from './definition';
import { expenses } from './expenses';
import { income } from './income';
import { liabilities } from './liabilities';

/** The lists in the order in which they are shown, judged and saved. */
const LISTS = [
  ['assets', assets],
  ['liabilities', liabilities],
  ['income', income],
  ['expenses', expenses],
] as const;

/** A list that a person is asked for. */
export type AskedList = {
  readonly name: FinancialList;
  readonly list: AnyList;
  readonly field: ReturnType<AnyList['field']>;
};

/** The lists that a form asks of a person, in their order, each with the fewest rows that it says. */
export const askedLists = (blocks: FinancialBlocks, catalogues: FinancialCatalogues): readonly AskedList[] =>
  LISTS.flatMap(([name, define]) => {
    const min = blocks[name];
    if (min === undefined) return [];
    const list = define(catalogues) as AnyList;
    return [{ name, list, field: list.field(min) }];
  });
