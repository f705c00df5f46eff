/**
 * Writes an answer of a provider as JSON: with a property that no document names and the documented ones in another order, as
 * p2p's policy of changes allows at any time; a bigint is written with all its digits.
 */
export const writtenLoosely = (answer: Record<string, unknown>): string => written({ ...answer, _sandbox: { v: 1 } });

function written(value: unknown): string {
  if (typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) return `[${value.map(written).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{${entries
    .reverse()
    .map(([name, each]) => `${JSON.stringify(name)}:${written(each)}`)
    .join(',')}}`;
}
