import { type Cents, fromCents } from '@vitrina/contract';

/** Whole numbers in Spanish, before a masculine noun: 'veintiún', 'ciento un', never 'veintiuno'. */

/** The numbers below thirty are one word each. */
const BELOW_THIRTY = [
  ...['', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'],
  ...['diez', 'once', 'doce', 'trece', 'catorce', 'quince', 'dieciséis', 'diecisiete', 'dieciocho', 'diecinueve'],
  ...['veinte', 'veintiún', 'veintidós', 'veintitrés', 'veinticuatro', 'veinticinco', 'veintiséis', 'veintisiete'],
  ...['veintiocho', 'veintinueve'],
];
const TENS = ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];
const HUNDREDS = [
  ...['', 'ciento', 'doscientos', 'trescientos', 'cuatrocientos', 'quinientos', 'seiscientos', 'setecientos'],
  ...['ochocientos', 'novecientos'],
];
const MILLION = 1_000_000;

const joined = (...words: (string | undefined)[]): string => words.filter(Boolean).join(' ');

function belowHundred(number: number): string {
  if (number < 30) return BELOW_THIRTY[number] ?? '';
  const unit = BELOW_THIRTY[number % 10];
  return joined(TENS[Math.floor(number / 10)], unit && 'y', unit);
}

const belowThousand = (number: number): string =>
  number === 100 ? 'cien' : joined(HUNDREDS[Math.floor(number / 100)], belowHundred(number % 100));

/** A thousand is 'mil', without 'un'. */
function belowMillion(number: number): string {
  const thousands = Math.floor(number / 1000);
  const before = thousands > 1 ? belowThousand(thousands) : '';
  return joined(before, thousands > 0 ? 'mil' : '', belowThousand(number % 1000));
}

function inWords(number: number): string {
  const millions = Math.floor(number / MILLION);
  const before = millions > 0 ? joined(belowMillion(millions), millions === 1 ? 'millón' : 'millones') : '';
  return joined(before, belowMillion(number % MILLION));
}

/** A number of things; a round number of millions takes 'de': 'un millón de dólares'. */
function counted(number: number, one: string, more: string): string {
  const isRound = number >= MILLION && number % MILLION === 0;
  return joined(inWords(number), isRound ? 'de' : '', number === 1 ? one : more);
}

/**
 * An amount in Spanish words, as a receipt writes it: 'mil dólares con un centavo', 'ciento un dólares con cincuenta
 * centavos', 'veintiún centavos', 'cero dólares'.
 * @throws RangeError for a negative amount, and from a million million dollars up
 */
export function moneyInWords(amount: Cents): string {
  if (!(amount >= 0 && fromCents(amount) < MILLION * MILLION)) throw new RangeError(`${amount} has no words`);
  const [dollars, cents] = [Math.floor(amount / 100), amount % 100];
  if (amount === 0) return 'cero dólares';
  const whole = dollars > 0 && counted(dollars, 'dólar', 'dólares');
  const part = cents > 0 && counted(cents, 'centavo', 'centavos');
  return whole && part ? `${whole} con ${part}` : whole || part || '';
}
