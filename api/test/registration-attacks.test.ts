import { logout, type register as Register, type RequestOf, register, verifyOtp } from '@vitrina/contract';
import { urlOf } from '../src/platform/http/calls';
import { lastCode, messagesTo, OTHER, PASSWORD, refusal, signIn, useAccounts } from './support/account';
import { bodyOf, call, messageOf, post } from './support/backend';
import { PERSON } from './support/lead';

const { backend, newRegistration } = useAccounts({ TRUST_PROXY: '127.0.0.1' });
const WRONG_CODE = '422 El código OTP no es correcto o ya no es válido. Revísalo o solicita uno nuevo';
const STRANGER = { password: 'ajena123' };
const STRANGERS_MAILBOX = { ...STRANGER, email: 'ajeno@example.com', phone: '0999999999' };

type Changes = Partial<RequestOf<typeof Register>>;

/** A registration from an address. @returns the account's id, or the refusal */
async function registerFrom(address: string, changes: Changes = {}): Promise<number | string> {
  const words = await newRegistration(changes);
  const headers = { 'x-forwarded-for': address };
  const { status, body } = await post(backend.current, urlOf(register), bodyOf(register, words), headers);
  return status === 200 ? register.response.read(body).userId : `${status} ${messageOf(body)}`;
}
const own = (changes: Changes = {}) => registerFrom('198.51.100.1', changes) as Promise<number>;
const strangers = (changes: Changes = STRANGER) => registerFrom('203.0.113.7', changes) as Promise<number>;
const verify = (userId: number, code: string) => refusal(backend.current, verifyOtp, { userId, code });
const accounts = () => backend.current.database.selectFrom('account').select(['id', 'verified_at']).execute();

test.each([
  ['the same mailbox and telephone', STRANGER],
  ['others', STRANGERS_MAILBOX],
])(
  'a stranger who registers the same person with %s changes nothing of the owner’s registration',
  async (_, changes) => {
    const id = await own();
    const code = await lastCode(backend.current);
    const otherId = await strangers(changes);
    const otherCode = await lastCode(backend.current, changes === STRANGER ? PERSON.phone : STRANGERS_MAILBOX.phone);
    expect(otherId).not.toBe(id);
    if (otherCode !== code) expect(await verify(id, otherCode)).toBe(WRONG_CODE);
    expect(await verify(id, code)).toBe('200');
    expect(await verify(otherId, otherCode)).toBe(WRONG_CODE);
    expect((await signIn(backend.current, STRANGER.password)).status).toBe(401);
    expect((await signIn(backend.current, PASSWORD)).status).toBe(409);
    expect(await accounts()).toEqual([{ id, verified_at: expect.any(Date) }]);
  },
);

test('nor one who did so before', async () => {
  const otherId = await strangers();
  const otherCode = await lastCode(backend.current);
  const id = await own();
  expect(await verify(id, await lastCode(backend.current, PERSON.phone))).toBe('200');
  expect(await verify(otherId, otherCode)).toBe(WRONG_CODE);
  expect((await signIn(backend.current, STRANGER.password)).status).toBe(401);
});

test('a sign-in before the code leads to the registration that was made with its password', async () => {
  const id = await own();
  const ids: number[] = [];
  for (let i = 0; i < 3; i++) ids.push(await strangers({ ...STRANGERS_MAILBOX, password: `ajena12${i}` }));
  const opened = async (password: string) => {
    const { status, user } = await signIn(backend.current, password);
    return [status, user?.id];
  };
  expect(await opened(PASSWORD)).toEqual([202, id]);
  for (const [i, other] of ids.entries()) expect(await opened(`ajena12${i}`)).toEqual([202, other]);
  expect((await signIn(backend.current, 'errada12')).status).toBe(401);
  expect((await signIn(backend.current, PASSWORD, OTHER.identification)).status).toBe(401);
});

test('of two registrations that are confirmed at the same moment one lives, and its password alone', async () => {
  for (let round = 0; round < 5; round++) {
    const [a, b] = [
      await registerFrom(`198.51.100.${round}`),
      await registerFrom(`203.0.113.${round}`, STRANGERS_MAILBOX),
    ];
    const codes = [await lastCode(backend.current), await lastCode(backend.current, STRANGERS_MAILBOX.email)] as const;
    const answers = await Promise.all([verify(a as number, codes[0]), verify(b as number, codes[1])]);
    expect(answers.toSorted()).toEqual(['200', WRONG_CODE]);
    const [live, ...others] = await accounts();
    expect([live?.id, others]).toEqual([answers[0] === '200' ? a : b, []]);
    await backend.current.database.deleteFrom('account').execute();
  }
});

test('registrations from one address never keep a person out elsewhere, nor void their code', async () => {
  const id = await own();
  const code = await lastCode(backend.current);
  const answers: (number | string)[] = [];
  for (let i = 0; i < 7; i++) answers.push(await strangers(STRANGERS_MAILBOX));
  expect(answers.filter((answer) => typeof answer === 'number')).toHaveLength(5);
  expect(answers.at(-1)).toMatch(/^429 Demasiados intentos\. Vuelve a intentarlo en \d+ minutos$/);
  expect(await own({ email: 'segundo@example.com' })).toEqual(expect.any(Number));
  expect(await verify(id, code)).toBe('200');
});

test('what a stranger asked for goes with their attempt', async () => {
  await strangers(STRANGERS_MAILBOX);
  const id = await own();
  const user = await call(backend.current, verifyOtp, { userId: id, code: await lastCode(backend.current) });
  await call(backend.current, logout, { accessToken: user.accessToken });
  const { database } = backend.current;
  expect(await database.selectFrom('one_time_password').selectAll().execute()).toEqual([]);
  expect(await database.selectFrom('person').select('account_id').execute()).toEqual([{ account_id: id }]);
  expect(await messagesTo(backend.current, STRANGERS_MAILBOX.email)).toHaveLength(1);
});
