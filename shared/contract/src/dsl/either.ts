import * as v from 'valibot';
import type { Codec } from './codec';
import type { Entity } from './entity';

/** Exactly this text or number: what tells one kind of object from another. */
export const literal = <const Value extends string | number>(value: Value): Codec<Value> => ({
  wire: v.literal(value),
  read: () => value,
  write: (word) => word,
});

type Kind = { kind?: string | number };

/** One of two kinds of object. */
export interface Either<Words> extends Codec<Words> {
  readonly kinds: readonly [Codec<unknown>, Codec<unknown>];
}

/**
 * Two kinds of object in one place, told apart by their word `kind` alone: a `literal` of its own in each table, under
 * the same code. In the first table it may be optional. An object of one kind is never read as the other, whatever else
 * it holds.
 */
export function either<First extends Kind, Second extends { kind: string | number }>(
  first: Entity<First>,
  second: Entity<Second>,
): Either<First | Second> {
  const { code, codec } = second.table.kind as Entity<Second>['table'][string];
  const isSecond = (kind: unknown) => v.is(codec.wire, kind);
  const kindOf = (wire: unknown) =>
    isSecond((wire as Record<string, unknown> | null | undefined)?.[code]) ? second : first;
  return {
    kinds: [first, second] as unknown as Either<unknown>['kinds'],
    // Not `variant`, which every first script of a site would carry; the description of the calls takes `kinds`.
    wire: v.lazy((wire) => kindOf(wire).wire),
    read: (wire) => kindOf(wire).read(wire),
    write: (words) => (isSecond(words.kind) ? second.write(words as Second) : first.write(words as First)),
  };
}

/** Whether a codec is for one of two kinds. */
export const isEither = (codec: Codec<unknown>): codec is Either<unknown> => 'kinds' in codec;
