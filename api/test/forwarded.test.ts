import { createLead } from '@vitrina/contract';
import { urlOf } from '../src/platform/http/calls';
import { post, type Served, serve } from './support/backend';
import { newDatabase } from './support/cluster';

/** Writes that one address may make in a minute. */
const ALLOWED = 4;

let url: string;
let served: Served | undefined;
beforeAll(async () => {
  url = await newDatabase();
}, 60_000);
afterEach(() => served?.stop(), 60_000);

/** How many of 20 writes are let through, each with another forged header. */
async function passed(TRUST_PROXY: string, header: (forged: string) => string): Promise<number> {
  served = await serve({ DATABASE_URL: url, RATE_LIMITS: 'on', WRITES_PER_MINUTE: String(ALLOWED), TRUST_PROXY });
  let count = 0;
  for (let i = 0; i < 20; i++) {
    const headers = { 'x-forwarded-for': header(`198.51.100.${i}`) };
    if ((await post(served, urlOf(createLead), {}, headers)).status !== 429) count++;
  }
  return count;
}

/** What a proxy makes of the header that a visitor forged: it adds the address that it sees. */
const throughProxy = (forged: string) => `${forged}, 203.0.113.7`;

test.each([
  ['off', (forged: string) => forged],
  ['1', throughProxy],
  ['2', (forged: string) => `${throughProxy(forged)}, 10.0.0.1`],
  ['loopback', throughProxy],
  ['loopback,10.0.0.0/8', (forged: string) => `${throughProxy(forged)}, 10.0.0.1`],
])(
  'TRUST_PROXY=%s: a forged X-Forwarded-For makes nobody another address',
  async (trust, header) => {
    expect(await passed(trust, header)).toBe(ALLOWED);
  },
  60_000,
);

test.each(['1', 'loopback'])(
  'TRUST_PROXY=%s: those behind the proxy are told apart',
  async (trust) => {
    expect(await passed(trust, (address) => address)).toBe(20);
  },
  60_000,
);
