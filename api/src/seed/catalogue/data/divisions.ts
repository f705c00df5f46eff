import PLACES from './places.json';

/**
 * A division of the country by its official code (two digits a province, two more a canton, two more a parish); a
 * parish without one is newer than the official list.
 */
interface Division {
  id: number;
  code?: string;
  name: string;
}

export type CantonSeed = Division & { parishes: Division[] };
export type ProvinceSeed = Division & { cantons: CantonSeed[] };

/** Stands for a parish that has left the list: it belongs to another canton, or was there under two names. */
const GONE = '-';
/** Stands in place of the code of a parish that is newer than the official list. */
const NEWER = '+';

/** `0101 Cuenca` is the code 0101 and the name. */
const split = (entry: string): [code: string, name: string] => {
  const space = entry.indexOf(' ');
  return [entry.slice(0, space), entry.slice(space + 1)];
};

const parishesOf = (canton: { id: number; code: string }, list: string): Division[] =>
  list.split(', ').flatMap((entry, i) => {
    if (entry === GONE) return [];
    const [code, name] = split(entry);
    return [{ id: canton.id * 100 + i + 1, code: code === NEWER ? undefined : canton.code + code, name }];
  });

/**
 * The provinces with their cantons and parishes. Ids: province by official code, canton `ppnn` and parish `ppnnmm` by
 * their places in the lists of `places.json`, which only grow at their ends: an id is one place for ever. An urban
 * parish and a seat of one name are one entry, with the code of the first.
 */
export const PROVINCES: readonly ProvinceSeed[] = Object.entries(PLACES).map(([province, lists]) => {
  const [code, name] = split(province);
  const id = Number(code);
  return {
    id,
    code,
    name,
    cantons: Object.entries(lists).map(([canton, list], i) => {
      const [code, name] = split(canton);
      const own = { id: id * 100 + i + 1, code, name };
      return { ...own, parishes: parishesOf(own, list) };
    }),
  };
});
