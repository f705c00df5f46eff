import * as v from 'valibot';

/** The first message of each field that a schema refuses, by its dotted name. */
export function errorsOf(
  schema: v.GenericSchema<never, unknown> | v.GenericSchema,
  values: object,
): Record<string, string | undefined> {
  const { issues } = v.safeParse(schema as v.GenericSchema, values);
  const nested = issues ? v.flatten(issues).nested : {};
  return Object.fromEntries(Object.entries(nested ?? {}).map(([path, messages]) => [path, messages?.[0]]));
}
