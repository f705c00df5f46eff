import { createHmac, randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { secretFor } from '../../platform/database/secret';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** One spelling of what keyboards write in two: a letter with its accent, or a letter and then an accent (Unicode's NFC). */
const composed = (password: string): string => password.normalize('NFC');

/** The spellings that may open an account: hashes that are older than this rule are of the password as it was typed. */
const spellings = (password: string): string[] => [...new Set([composed(password), password])];

/** Hashes a password with argon2id and a salt of its own. */
export const hashPassword = (password: string): Promise<string> => hash(composed(password), COST);

const SALT_BYTES = 16;

/**
 * The same for the password of a registration, first as it is kept now. All registrations of one identification have one salt, so that a sign-in
 * finds the one that was made with its password by a single hash, however many strangers have made. The salt is made
 * with the secret of this database: it cannot be known before the hash is.
 */
export async function hashesOfRegistration(
  database: Kysely<Database>,
  { identification, password }: { identification: string; password: string },
): Promise<[string, ...string[]]> {
  const secret = await secretFor(database, 'registration-secret');
  const salt = createHmac('sha256', secret).update(identification).digest().subarray(0, SALT_BYTES);
  const [first, ...others] = spellings(password).map((spelled) => hash(spelled, { ...COST, salt }));
  return [await (first as Promise<string>), ...(await Promise.all(others))];
}

let nobody: Promise<string> | undefined;

/**
 * Whether a password matches the hash. Without a hash it takes as long and returns false, so that it does not reveal
 * which accounts exist.
 */
export async function isPassword(password: string, hashed: string | undefined | null): Promise<boolean> {
  nobody ??= hashPassword('nobody');
  let matches = false;
  for (const spelled of spellings(password)) matches ||= await verify(hashed ?? (await nobody), spelled);
  return matches && typeof hashed === 'string';
}

/** Without letters and digits that look alike: it is read from a message and typed. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const TEMPORARY_LENGTH = 10;

/** A password to send to a customer who has forgotten theirs: 10 characters, the most that the sign-in accepts. */
export const newTemporaryPassword = (): string =>
  Array.from({ length: TEMPORARY_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
