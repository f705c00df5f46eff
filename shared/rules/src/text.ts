/** Lower case without accents, so that `canar` finds Cañar. Also composes decomposed Unicode. */
export const foldAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether `text` contains `search`, ignoring accents, case and spaces around the search. */
export const includesFolded = (text: string, search: string): boolean =>
  foldAccents(text).includes(foldAccents(search.trim()));

/** A text as a path segment: `Cóndor Sierra` is `condor-sierra`; '' if it has no Latin letter or digit. */
export const slugify = (text: string): string =>
  foldAccents(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
