import type { Entity } from '@vitrina/contract';

export type AnyEntity = Entity<unknown>;

type Json = Record<string, unknown>;

/** Whether a value of the contract is an entity: a table of words and wire codes. */
export const isEntity = (value: unknown): value is AnyEntity =>
  typeof value === 'object' && value !== null && 'table' in value && 'wire' in value;

/** Adds to each wire code the word that it stands for and the note of the entity's table. */
export function describeFields(schema: Json, entity: AnyEntity): Json {
  const properties = schema.properties as Record<string, Json> | undefined;
  if (!properties) return schema;
  const rows = Object.entries(entity.table).map(([word, { code, note }]) => {
    const description = note ? `${word}: ${note}` : word;
    return [code, { ...properties[code], description }] as const;
  });
  return { ...schema, properties: { ...properties, ...Object.fromEntries(rows) } };
}
