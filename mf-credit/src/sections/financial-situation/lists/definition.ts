import type { Cents } from '@vitrina/contract';
import type { FieldObject, Item } from '@vitrina/forms';
import type { ListLook, Rows } from '@vitrina/forms/lists';
import type { AmountValue } from '@vitrina/forms/masks';
import type { ReactNode } from 'react';

/** What the form holds of a row of any list. */
export type RowValues = { type?: Item | null; value?: AmountValue | null };

/**
 * A list of the financial situation, with the catalogues that it chooses from.
 * @typeParam V a row as the form holds it
 * @typeParam O a row that satisfies its rules
 * @typeParam A a row as it is saved
 */
export type ListDefinition<V extends RowValues, O, A extends { value: Cents }> = {
  /** @param min the fewest rows */
  field(min: number): FieldObject<string, Rows<V>, O[], ListLook<V>>;
  /** The fields of a row. */
  readonly entry: ReactNode;
  rowOf(answer: A): V;
  answerOf(row: O): A;
  /**
   * Where rows of one type may be summed up: the text of theirs that is joined then, or null if they have none. Missing
   * where a type may occur more than once.
   */
  readonly joined?: string | null;
  /** The notice of a list that is not complete. */
  readonly incomplete: string;
};

/** A list of which kind does not matter. */
export type AnyList = ListDefinition<RowValues, unknown, { value: Cents }>;
