import * as v from 'valibot';
import type { Codec, WordOf } from './codec';

/**
 * One row of an entity's table: the wire code, how its value is encoded, whether it may be missing, a note for readers.
 */
export interface Field<Word, Optional extends boolean = boolean> {
  readonly code: string;
  readonly codec: Codec<Word>;
  readonly optional: Optional;
  /** True if the code is on the wire in any case: null when the value is missing. */
  readonly nullable?: boolean;
  readonly note: string;
}

type Table = Record<string, Field<unknown>>;
type WordIn<F> = F extends { readonly codec: infer C } ? WordOf<C> : never;
type Required<T extends Table> = { [K in keyof T as T[K]['optional'] extends true ? never : K]: WordIn<T[K]> };
type Optional<T extends Table> = { [K in keyof T as T[K]['optional'] extends true ? K : never]?: WordIn<T[K]> };
type Flat<T> = { [K in keyof T]: T[K] };

/** A codec of an object, made from a table of words and codes. */
export interface Entity<Words> extends Codec<Words> {
  readonly name: string;
  readonly table: Readonly<Record<string, Field<unknown>>>;
}

/** A required field. */
export const field = <Word>(code: string, codec: Codec<Word>, note = ''): Field<Word, false> => ({
  code,
  codec,
  optional: false,
  note,
});

/** A field that may be missing or null on the wire, and is then absent in the code. */
export const optional = <Word>(code: string, codec: Codec<Word>, note = ''): Field<Word, true> => ({
  code,
  codec,
  optional: true,
  note,
});

/**
 * An optional field that the documents spell in a request's body: its code is sent in any case, as null when the value is
 * missing. A body without it is read too.
 */
export const nullable = <Word>(code: string, codec: Codec<Word>, note = ''): Field<Word, true> => ({
  ...optional(code, codec, note),
  nullable: true,
});

/**
 * Makes an entity from its table. Codes that the table does not name are ignored when read, so that a server may add fields.
 * @example const Province = entity('Province', { id: field('id', id), name: field('dt1', text(80)) });
 */
export function entity<const T extends Table>(name: string, table: T): Entity<Flat<Required<T> & Optional<T>>> {
  const rows = Object.entries(table);
  return {
    name,
    table,
    wire: v.object(
      Object.fromEntries(rows.map(([, f]) => [f.code, f.optional ? v.nullish(f.codec.wire) : f.codec.wire])),
    ),
    read(wire) {
      const from = wire as Record<string, unknown>;
      const words: Record<string, unknown> = {};
      for (const [word, f] of rows) {
        const value = from[f.code];
        if (value !== undefined && value !== null) words[word] = f.codec.read(value);
      }
      return words as Flat<Required<T> & Optional<T>>;
    },
    write(words) {
      const from = words as Record<string, unknown>;
      const wire: Record<string, unknown> = {};
      for (const [word, f] of rows) {
        const value = from[word];
        if (value !== undefined) wire[f.code] = f.codec.write(value);
        else if (f.nullable) wire[f.code] = null;
      }
      return wire;
    },
  };
}

/** An object without fields: a request without parameters, or an answer that only confirms. */
export const Empty = entity('Empty', {});
