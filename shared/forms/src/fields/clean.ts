import { OTP_LENGTH } from '@vitrina/contract';

/** `171-234 567-5` is 1712345675. */
export const onlyDigits = (text: string): string => text.replace(/\D/g, '');

export const withoutSpaces = (text: string): string => text.replace(/\s/g, '');

/** `pba-1234` is PBA1234. */
export const plateText = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9 ]/g, '');

/** How a code stands in a sentence, the likeliest first: five digits, five characters with a digit, digits in groups. */
const CODES = [
  `\\d{${OTP_LENGTH}}`,
  `(?=\\p{L}*\\d)[\\p{L}\\d]{${OTP_LENGTH}}`,
  `\\d(?:[ -]?\\d){${OTP_LENGTH - 1}}`,
].map((code) => new RegExp(`(?:^|[^\\p{L}\\d])(${code})(?![\\p{L}\\d])`, 'u')); // Safari 15 has no lookbehind

const lettersAndDigits = (text: string) => text.replace(/[^\p{L}\d]/gu, '');

/**
 * A one-time password as it is pasted: `214-59` and `21459.` are 21459, and so is the whole message that it came in,
 * 'Cóndor: tu código es 21459. Vence en 10 minutos.'. Anything else keeps its letters and digits.
 */
export function otpText(text: string): string {
  const written = lettersAndDigits(text);
  if (written.length <= OTP_LENGTH) return written;
  const found = CODES.map((code) => code.exec(text)?.[1]).find((code) => code !== undefined);
  return found === undefined ? written : lettersAndDigits(found);
}
