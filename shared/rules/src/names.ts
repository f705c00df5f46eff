import { LIMITS } from '@vitrina/contract';

/** First names or surnames: letters (with their accents) and spaces only, at least one letter, at most 50 characters. */
export const isPersonName = (value: string): boolean =>
  /^[\p{L} ]*\p{L}[\p{L} ]*$/u.test(value) && value.length <= LIMITS.names;
