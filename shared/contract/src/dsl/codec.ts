import * as v from 'valibot';
import { type Cents, fromCents, toCents } from './cents';

/**
 * How one kind of value stands on the wire and in the code. `wire` is a pure schema (no transform), so that a JSON Schema
 * can be made from it; `read` and `write` expect values that have been checked.
 */
export interface Codec<Word> {
  readonly wire: v.GenericSchema;
  read(wire: unknown): Word;
  write(word: Word): unknown;
}

/** The type in the code of a codec's values. */
export type WordOf<C> = C extends Codec<infer Word> ? Word : never;

const plain = <T>(wire: v.GenericSchema<T>): Codec<T> => ({ wire, read: (x) => x as T, write: (x) => x });

/** Largest identifier that the reference backend stores (PostgreSQL `integer`). */
const MAX_ID = 2_147_483_647;
/** Largest amount in dollars: far above any car, far below where cents stop being exact. */
const MAX_AMOUNT = 100_000_000;

/** A whole number from `min` to `max`. */
export const between = (min: number, max: number) =>
  plain(v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max)));

/** An identifier of a row: a positive integer. */
export const id = between(1, MAX_ID);

/** A whole number that may be 0: a count, a year, a campaign (0 is none). */
export const count = between(0, MAX_ID);

/** A yes or no. */
export const flag = plain(v.boolean());

/** No NUL and no half of a surrogate pair: databases do not keep them. */
const STORABLE = /^(?:[^\0\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/;

/** Text of `min` to `max` characters that a database can keep. */
export const text = (max = 4000, min = 0) =>
  plain(v.pipe(v.string(), v.minLength(min), v.maxLength(max), v.regex(STORABLE)));

/** Text that is wholly of a pattern: give it anchors. */
export const matching = (pattern: RegExp) => plain(v.pipe(v.string(), v.regex(pattern)));

/** An identifier made by the client, such as a submit's attempt id. */
export const uuid = plain(v.pipe(v.string(), v.uuid()));

/** Days that the calendar has from 1900 to 2099: of each month, and of February in leap years. */
const DAY =
  /^(?:(?:19|20)\d\d-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:(?:19|20)(?:0[48]|[2468][048]|[13579][26])|2000)-02-29)$/;

/** A calendar date, `YYYY-MM-DD`. */
export const isoDate = plain(v.pipe(v.string(), v.regex(DAY)));

/** A moment, ISO 8601 in UTC. */
export const instant = plain(v.pipe(v.string(), v.isoTimestamp()));

const dollars = (min: number): Codec<Cents> => ({
  wire: v.pipe(v.number(), v.minValue(min), v.maxValue(MAX_AMOUNT)),
  read: (amount) => toCents(amount as number),
  write: fromCents,
});

/** Dollars with two decimals on the wire, integer cents in the code. */
export const money = dollars(0);

/** Whether an amount of dollars is one of whole cents. */
const hasWholeCents = (amount: number): boolean =>
  Math.abs(amount) > MAX_AMOUNT || fromCents(toCents(amount)) === amount;

/**
 * As `money`, for an amount that a request states: a third decimal is refused, not rounded, because what somebody agreed
 * to pay is no other amount. Answers are read as `money`.
 */
export const statedMoney: Codec<Cents> = {
  ...money,
  wire: v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_AMOUNT), v.check(hasWholeCents)),
};

/** As `money`, and below zero too: a reversal or a return is a row with a negative amount. */
export const signedMoney = dollars(-MAX_AMOUNT);

/** Degrees as text on the wire ('' when unknown), a number in the code. */
export const degrees: Codec<number | undefined> = {
  wire: v.pipe(v.string(), v.regex(/^(-?\d{1,3}(\.\d+)?)?$/)),
  read: (wire) => (wire === '' ? undefined : Number(wire)),
  write: (word) => (word === undefined ? '' : String(word)),
};

/** A list in the server's order, of at most `max` items. */
export const listOf = <Word>(item: Codec<Word>, max = 10_000): Codec<Word[]> => ({
  wire: v.pipe(v.array(item.wire), v.maxLength(max)),
  read: (wire) => (wire as unknown[]).map((x) => item.read(x)),
  write: (words) => words.map((x) => item.write(x)),
});

/** A codec for a response that is a file: sent as raw bytes with their media type, instead of JSON. */
export interface Bytes extends Codec<Blob> {
  readonly mediaTypes: readonly string[];
}

/** Bytes of one of these media types. Any other type, such as an HTML page from a proxy, breaks the contract. */
export const bytes = (mediaTypes: readonly `${string}/${string}`[]): Bytes => ({
  ...plain(v.pipe(v.blob(), v.mimeType([...mediaTypes]))),
  mediaTypes,
});

/** Whether a codec is for raw bytes, not JSON. */
export const isBytes = (codec: Codec<unknown>): codec is Bytes => 'mediaTypes' in codec;

/** Checks a wire value and reads it into words. Throws valibot's `ValiError`, which names the first wrong path. */
export const decode = <Word>(codec: Codec<Word>, wire: unknown): Word =>
  codec.read(v.parse(codec.wire, wire, { abortEarly: true }));

/** Writes words in the server's codes. */
export const encode = <Word>(codec: Codec<Word>, words: NoInfer<Word>): unknown => codec.write(words);
