import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import { countAttempt, type Limit } from '../limits/attempts';

/**
 * What one address may try in an hour, whoever it is tried for: many identifications from one place are a search, not a
 * customer. Generous, because a mobile network puts many telephones behind one address.
 */
const FROM_ADDRESS = {
  signIn: { purpose: 'sign-in from', max: 300, minutes: 60 },
  code: { purpose: 'one-time password from', max: 300, minutes: 60 },
  send: { purpose: 'send one-time password from', max: 120, minutes: 60 },
  recovery: { purpose: 'forgotten password from', max: 60, minutes: 60 },
  lookUp: { purpose: 'look up an account from', max: 300, minutes: 60 },
} as const satisfies Record<string, Limit>;

/** What is counted by address. */
export type Tried = keyof typeof FROM_ADDRESS;

/** How often an address may try something in an hour. */
export const maxFromAddress = (tried: Tried): number => FROM_ADDRESS[tried].max;

/** Counts what an address tries, on every instance together. @throws ApiError 429 when it was too much */
export const countFromAddress = (database: Kysely<Database>, tried: Tried, address: string): Promise<void> =>
  countAttempt(database, FROM_ADDRESS[tried], address);
