import * as v from 'valibot';
import type { Codec } from './codec';
import type { Entity } from './entity';

/** Exactly this text: what tells one kind of object from another. */
export const literal = <const Text extends string>(text: Text): Codec<Text> => ({
  wire: v.literal(text),
  read: () => text,
  write: (word) => word,
});

type Kind = { kind?: string };
type Options = Parameters<typeof v.variant>[1];

/**
 * Two kinds of object in one place, told apart by their word `kind` alone: a `literal` of its own in each table, under
 * the same code. In the first table it may be optional. An object of one kind is never read as the other, whatever else
 * it holds.
 */
export function either<First extends Kind, Second extends { kind: string }>(
  first: Entity<First>,
  second: Entity<Second>,
): Codec<First | Second> {
  const { code, codec } = second.table.kind as Entity<Second>['table'][string];
  return {
    wire: v.variant(code, [first.wire, second.wire] as unknown as Options),
    read: (wire) => (v.is(codec.wire, (wire as Record<string, unknown>)[code]) ? second : first).read(wire),
    write: (words) => (v.is(codec.wire, words.kind) ? second.write(words as Second) : first.write(words as First)),
  };
}
