import { LIMITS } from '@vitrina/contract';

/**
 * Letters of names written in Latin, composed: of Europe (Latin-1, Extended-A, Romanian) and Vietnam. Those that the font of the quotations has (api/src/sales/documents), so that every name prints.
 */
const LETTERS = 'A-Za-zÀ-ÖØ-öø-ēĖ-īĮ-ıĴ-ķĹ-ľŁ-ňŊ-ōŐ-žƠơƯưȘ-țẀ-ẅẞẠ-ỹ';
const NAME = new RegExp(`^ *[${LETTERS}][${LETTERS} ]*$`);

/** Letters (with their accents) and spaces only, at least one letter: the beneficiary of a transfer. */
export const isLettersAndSpaces = (value: string): boolean => NAME.test(value);

/** First names or surnames: letters and spaces only, at most 50 characters. */
export const isPersonName = (value: string): boolean => isLettersAndSpaces(value) && value.length <= LIMITS.names;

/** The number of a bank account or of a receipt: letters, digits, dashes and underscores. */
export const isBankNumber = (value: string): boolean => /^[A-Za-z0-9_-]+$/.test(value);

/** A vehicle plate: 6 to 7 letters, digits and spaces, not only spaces. */
export const isPlate = (value: string): boolean =>
  value.length >= LIMITS.plateMin &&
  value.length <= LIMITS.plateMax &&
  /^[A-Za-z0-9 ]+$/.test(value) &&
  value.trim() !== '';
