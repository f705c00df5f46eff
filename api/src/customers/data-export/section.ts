import type { Database } from '../../platform/database/schema';

/** Lists whose names are shown instead of ids. */
export type Named =
  | 'email_type'
  | 'phone_type'
  | 'address_type'
  | 'gender'
  | 'canton'
  | 'parish'
  | 'dealership'
  | 'institution';

/**
 * How a column is told to its owner: by a word in Spanish; by a name instead of an id, which may be one within another column;
 * by the answers of a form as the form calls them; by a value of ours in words.
 */
export type Told =
  | string
  | { word: string; of: Named }
  | { word: string; of: 'document_type'; within: 'wizard' }
  | { word: string; answersOf: 'section' }
  | { word: string; show: (value: never) => unknown };

/** Every column of a table: how it is told, or why it is not. A column that joins the table fails the type check. */
type Columns<T extends keyof Database> = { readonly [Column in keyof Database[T]]: Told | Withheld };

/** Why a column is left out. */
export interface Withheld {
  readonly withheld: string;
}

/** A key of the database that tells nobody anything. */
export const KEY: Withheld = { withheld: 'a key of the database, told by the place that the row has' };
/** What opens something. */
export const SECRET: Withheld = { withheld: 'a secret, or its hash: a file on a disk must not open an account' };
/** How the program works, not who the customer is. */
export const TECHNICAL: Withheld = { withheld: 'of the program, not about the customer' };

/** A table of which every row belongs to one customer. */
export interface Section {
  readonly table: keyof Database;
  /** The heading, in Spanish. */
  readonly title: string;
  /** The column that leads to the customer: directly, or by a quotation or negotiation of theirs. */
  readonly by: 'id' | 'account_id' | 'quotation_id' | 'negotiation_id';
  readonly columns: Readonly<Record<string, Told | Withheld>>;
}

/** Declares how a table is told. */
export const section = <T extends keyof Database>(
  table: T,
  title: string,
  by: Section['by'],
  columns: Columns<T>,
): Section => ({ table, title, by, columns: columns as Section['columns'] });

/** Shows a value of ours by its words in Spanish; one that has none as it is. */
export const inWords =
  (words: Readonly<Record<string, string>>) =>
  (value: string | null): string | null =>
    value === null ? null : (words[value] ?? value);
