import { randomInt } from 'node:crypto';

/** Digits and letters but 0, O, I and l, as the contract's pattern of a code. */
const CHARACTERS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const LENGTH = 22;

/** A code that nobody can guess: 22 characters of 58, each drawn at random, so 128.8 bits; safe in an address as it is. */
export const newCode = (): string =>
  Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
