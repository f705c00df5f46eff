declare const gsm: unique symbol;

/** A text in the GSM 7-bit alphabet; only `smsText` makes one. */
export type SmsText = string & { readonly [gsm]: true };

/** Characters of one SMS in that alphabet; one character outside it leaves room for 70. */
export const SMS_LENGTH = 160;

/**
 * The basic characters of GSM 7-bit (3GPP TS 23.038, 6.2.1), without the line breaks. Those of its extension count twice.
 */
const ALPHABET = new Set(
  '@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);

/** Letters and signs that no decomposition brings into the alphabet. */
const REPLACED: Readonly<Record<string, string>> = {
  ...{ Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', Ð: 'D', ð: 'd', Þ: 'Th', þ: 'th', Œ: 'OE', œ: 'oe', Ħ: 'H', ħ: 'h', ı: 'i' },
  ...{ ĸ: 'k', Ŋ: 'N', ŋ: 'n', Ŧ: 'T', ŧ: 't', ẞ: 'SS' },
  ...{ '‘': "'", '’': "'", '“': '"', '”': '"', '«': '"', '»': '"', '–': '-', '—': '-', '·': '-' },
};

const inAlphabet = (text: string) => [...text].filter((character) => ALPHABET.has(character)).join('');

const transliterated = (character: string): string => {
  if (ALPHABET.has(character)) return character;
  if (/\s/.test(character)) return ' ';
  return REPLACED[character] ?? inAlphabet(character.normalize('NFKD'));
};

/**
 * A text as an SMS carries it at 160 characters a segment: in the GSM 7-bit alphabet, other accents left off and what is
 * in no way part of it left out. 'Cóndor' is 'Condor'; 'ñ' stays.
 */
export const smsText = (text: string): SmsText => [...text.normalize('NFC')].map(transliterated).join('') as SmsText;
