/** Values that may be stored: without private paths (`password`, `pago.clave`) and files; keys in order. */
export function publicValues(values: unknown, isPrivate: (path: string) => boolean, path = ''): unknown {
  if (values instanceof Blob) return undefined;
  const below = (value: unknown, key: string | number) =>
    publicValues(value, isPrivate, path ? `${path}.${key}` : `${key}`);
  if (Array.isArray(values)) return values.map(below);
  if (values === null || typeof values !== 'object') return values;
  return Object.fromEntries(
    Object.entries(values)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([key, value]) => {
        if (isPrivate(path ? `${path}.${key}` : key)) return [];
        const kept = below(value, key);
        return kept === undefined ? [] : [[key, kept]];
      }),
  );
}
