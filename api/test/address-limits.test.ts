import {
  checkRegistration,
  type Endpoint,
  forgotPassword,
  login,
  register,
  resendOtp,
  validateIdentity,
  verifyOtp,
} from '@vitrina/contract';
import { countFromAddress, maxFromAddress, type Tried } from '../src/customers/accounts/limits';
import { urlOf } from '../src/platform/http/calls';
import { OTHER, registration } from './support/account';
import { bodyOf, messageOf, post, useBackend } from './support/backend';

const backend = useBackend({ TRUST_PROXY: 'loopback' });
const HERE = '203.0.113.7';
const OVER = '429 Demasiados intentos. Vuelve a intentarlo en 60 minutos';

/** What the server says to a call from an address. */
async function from<Request>(address: string, endpoint: Endpoint<Request, unknown>, words: Request) {
  const headers = { 'x-forwarded-for': address };
  const { status, body } = await post(backend.current, urlOf(endpoint), bodyOf(endpoint, words), headers);
  return status < 300 ? String(status) : `${status} ${messageOf(body)}`;
}

const tries = <Request>(tried: Tried, endpoint: Endpoint<Request, unknown>, words: Request) =>
  [tried, endpoint.name, (address: string) => from(address, endpoint, words)] as const;

test.each([
  tries('signIn', login, { identification: OTHER.identification, password: 'errada12' }),
  tries('code', verifyOtp, { userId: 1, code: '12345' }),
  tries('send', resendOtp, { userId: 1 }),
  tries('send', register, registration('a token')),
  tries('recovery', forgotPassword, { identification: OTHER.identification }),
  tries('lookUp', validateIdentity, { identification: OTHER.identification, type: 3 }),
  tries('lookUp', checkRegistration, OTHER),
])('%s: one address calls %s only so often in an hour, whoever it is for; others are not held up', async (...args) => {
  const [tried, , ask] = args;
  const { database } = backend.current;
  await database.deleteFrom('attempt_count').execute();
  await countFromAddress(database, tried, HERE);
  await database
    .updateTable('attempt_count')
    .set({ uses: maxFromAddress(tried) - 1 })
    .execute();
  expect(await ask(HERE)).not.toBe(OVER);
  expect(await ask(HERE)).toBe(OVER);
  expect(await ask('203.0.113.8')).not.toBe(OVER);
});

test('the addresses of one IPv6 network are counted together', async () => {
  const { database } = backend.current;
  await database.deleteFrom('attempt_count').execute();
  await countFromAddress(database, 'recovery', '2001:db8:1:2::1');
  await database
    .updateTable('attempt_count')
    .set({ uses: maxFromAddress('recovery') })
    .execute();
  const ask = (address: string) => from(address, forgotPassword, { identification: OTHER.identification });
  expect(await ask('2001:db8:1:2:aaaa::2')).toBe(OVER);
  expect(await ask('2001:db8:1:3::1')).not.toBe(OVER);
});
