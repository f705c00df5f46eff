const LARGEST = 2_147_483_647;

/** The id of a row as an address or a form has it; undefined for anything that no column can hold. */
export const rowIdOf = (text: unknown): number | undefined =>
  typeof text === 'string' && /^\d{1,10}$/.test(text) && Number(text) <= LARGEST ? Number(text) : undefined;
