import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { DemoCustomer } from '../../api/src/seed/customers/people';
import type { Story } from '../../api/src/seed/customers/story';
import { DATABASE_URL_FILE } from '../servers/database';
import { newSession } from './account';
import { CUSTOMER } from './session';

// By `require`, like the contract: Playwright reads the backend's sources as CommonJS.
const require = createRequire(import.meta.url);
const { STORIES, writeWithStories }: typeof import('../../api/src/seed/customers/seed') =
  require('../../api/src/seed/customers/seed');
const { DEMO_PASSWORD }: typeof import('../../api/src/seed/customers/people') =
  require('../../api/src/seed/customers/people');
const { connect }: typeof import('../../api/src/platform/database/connect') =
  require('../../api/src/platform/database/connect');
const { createLogger }: typeof import('../../api/src/platform/http/logger') =
  require('../../api/src/platform/http/logger');

const testsDatabase = () => readFileSync(DATABASE_URL_FILE, 'utf8');

const SEEDED = Object.values(STORIES).flat();

/** How far apart the numbers of two new customers are; the seed counts on from a quotation's by up to 2000. */
const BLOCK = 10_000;
/** Above what the seed and the sequences of the database have given, and below the largest integer of a column. */
const firstNumber = () => BLOCK * randomInt(1_000, 200_000);

/** A valid cédula of Pichincha that nobody else has. */
function newIdentification(): string {
  const digits = `17${randomInt(0, 6)}${String(randomInt(1_000_000)).padStart(6, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => {
    const product = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return digits + ((10 - (sum % 10)) % 10);
}

/** A purchase of the demo customers by its id of docs/seed.md (2005), or a story of the test's own. */
type Wanted = number | Omit<Story, 'quotation'>;

function storyOf(wanted: Wanted, quotation: number): Story {
  const story = typeof wanted === 'number' ? SEEDED.find((seeded) => seeded.quotation + 1000 === wanted) : wanted;
  if (!story) throw new Error(`docs/seed.md has no purchase ${wanted}`);
  const choice = story.choice && { ...story.choice, attempt: randomUUID() };
  return { ...story, quotation, ...(choice && { choice }) };
}

/**
 * A new account of the backend of the browser tests, with an address, and with quotations, purchases and requests written
 * by the seed's writer: nothing that another test does to it, or this one at its next run, can collide.
 * @param wanted each purchase by the id of the demo customers' that it is like (docs/seed.md), or as a story
 * @returns `identification`, `password` and `email` as the sign-in takes them; of each wanted purchase its `quotation` (id and
 *   number), its negotiation `id` (the one in addresses), its order or request `number`, and the `next` negotiation of one
 *   that ended without a sale
 */
export const accountWith = (...wanted: Wanted[]) => accountOn(testsDatabase(), wanted);

/** The same on another backend's database, which has the demo customers too. */
async function accountOn(databaseUrl: string, wanted: readonly Wanted[]) {
  const identification = newIdentification();
  const email = `${identification}@example.ec`;
  const first = firstNumber();
  const stories = wanted.map((each, index) => storyOf(each, first + index));
  const address = { cantonId: 1701, mainStreet: 'Av. Amazonas', secondaryStreet: 'Calle Japón', number: 'N36-12' };
  const person: DemoCustomer = {
    ...{ theme: 'nothing', identification, email, firstNames: 'Rosa Elvira', surnames: 'Vera Luna' },
    ...{ phone: '0987000010', genderId: 1, birthDate: '1988-05-17', address },
  };
  const database = connect(databaseUrl, 1, createLogger('silent'));
  const accountId = await database
    .transaction()
    .execute((transaction) => writeWithStories(transaction, person, stories))
    .finally(() => database.destroy());
  return {
    ...{ accountId, identification, email, password: DEMO_PASSWORD, displayName: 'Rosa Elvira Vera Luna' },
    purchases: stories.map(({ quotation }) => ({
      ...{ quotation, id: quotation + 1000, number: quotation + 2000, next: quotation + 1500 },
    })),
  };
}

/** The same account with a live session. @returns also `customer`, for `signIn` of `session.ts`, and `session`, its id */
export const customerWith = (...wanted: Wanted[]) => customerOn(testsDatabase(), ...wanted);

/** The same on another backend's database, which has the demo customers too. */
export async function customerOn(databaseUrl: string, ...wanted: Wanted[]) {
  const account = await accountOn(databaseUrl, wanted);
  const { accountId: id, displayName, email } = account;
  const { session, tokens } = await newSession(id, { databaseUrl });
  return { ...account, session, customer: { ...CUSTOMER, ...tokens, id, personId: id, displayName, email } };
}
