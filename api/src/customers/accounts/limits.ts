import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { countAttempt, forgetAttempts, type Limit } from '../../platform/limits/attempts';
import { networkOf } from '../../platform/limits/network';

/**
 * Limits per address and hour, whoever is tried: many identifications from one place are a search, not a customer.
 * Generous, because a mobile network puts many telephones behind one address.
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

/** Counts an attempt of an address, on all instances together. @throws HttpError 429 if there were too many */
export const countFromAddress = (database: Kysely<Database>, tried: Tried, address: string): Promise<void> =>
  countAttempt(database, FROM_ADDRESS[tried], networkOf(address));

/** New passwords that may be asked for in an hour, by customer, mailbox and telephone. */
export const RECOVERIES_PER_HOUR = { fromOne: 3, fromAll: 10 };

/**
 * Limits per customer from one address, and from all of them together. The former stops an attacker and blocks nobody
 * else: the customer can still sign in from elsewhere. The latter ends an attack from many places.
 */
const FOR_CUSTOMER = {
  signIn: {
    fromOne: { purpose: 'sign-in', max: 10, minutes: 15 },
    fromAll: { purpose: 'sign-in from anywhere', max: 100, minutes: 15 },
  },
  send: {
    fromOne: { purpose: 'register', max: 5, minutes: 15 },
    fromAll: { purpose: 'register from anywhere', max: 100, minutes: 15 },
  },
  recovery: {
    fromOne: { purpose: 'forgotten password', max: RECOVERIES_PER_HOUR.fromOne, minutes: 60 },
    fromAll: { purpose: 'forgotten password from anywhere', max: RECOVERIES_PER_HOUR.fromAll, minutes: 60 },
  },
} as const satisfies Partial<Record<Tried, Record<'fromOne' | 'fromAll', Limit>>>;

type TriedForCustomer = keyof typeof FOR_CUSTOMER;

/** Somebody who tries something for the customer with an identification. */
export interface Trier {
  identification: string;
  address: string;
}

const subjectOf = ({ identification, address }: Trier) => `${identification} ${networkOf(address)}`;

/** Counts an attempt for a customer. @throws HttpError 429 if there were too many */
export async function countForCustomer(
  database: Kysely<Database>,
  tried: TriedForCustomer,
  trier: Trier,
): Promise<void> {
  const { fromOne, fromAll } = FOR_CUSTOMER[tried];
  await countAttempt(database, fromOne, subjectOf(trier));
  await countAttempt(database, fromAll, trier.identification);
}

/** Resets an address's attempts for a customer after a success. */
export const forgetForCustomer = (database: Kysely<Database>, tried: TriedForCustomer, trier: Trier) =>
  forgetAttempts(database, FOR_CUSTOMER[tried].fromOne, subjectOf(trier));
