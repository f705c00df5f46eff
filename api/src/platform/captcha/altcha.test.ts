import { solve } from '../../../test/support/lead';
import { Altcha } from './altcha';

const EASY = { cost: 1, fewestTries: 1, mostTries: 3 };
const captcha = new Altcha('secret', EASY);
const earn = async (action = 'formulario', from = captcha) => solve((await from.challenge(action))?.challenge ?? '');

/** The token with its payload changed. */
const tampered = (token: string, change: (payload: Payload) => void): string => {
  const payload = JSON.parse(Buffer.from(token, 'base64').toString()) as Payload;
  change(payload);
  return Buffer.from(JSON.stringify(payload)).toString('base64');
};
type Payload = {
  challenge: { signature: string; parameters: { data: { action: string }; expiresAt: number; keyPrefix: string } };
  solution: { counter: number; derivedKey: string };
};

test('a solved challenge is accepted for its action', async () => {
  const token = await captcha.verify(await earn(), 'formulario');
  expect(token).toEqual({ signature: expect.stringMatching(/^[\da-f]{64}$/), expiresAt: expect.any(Date) });
});

test('challenges are made for known actions only', async () => {
  for (const action of ['formulario', 'formularioOnline', 'postventa', 'cotizacrm']) {
    expect((await captcha.challenge(action))?.challenge).toContain(`"action":"${action}"`);
  }
  expect(await captcha.challenge('cotizaotra')).toBeUndefined();
});

test('a token of another action, of another secret, or past its time is not accepted', async () => {
  expect(await captcha.verify(await earn('postventa'), 'formulario')).toBeUndefined();
  expect(await captcha.verify(await earn('formulario', new Altcha('other', EASY)), 'formulario')).toBeUndefined();
  const token = await earn();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 60_000);
  expect(await captcha.verify(token, 'formulario')).toBeUndefined();
  clock.mockRestore();
  expect(await captcha.verify(token, 'formulario')).toBeDefined();
});

test.each<[string, (payload: Payload) => void]>([
  ['the action', ({ challenge }) => (challenge.parameters.data.action = 'postventa')],
  ['the time', ({ challenge }) => (challenge.parameters.expiresAt += 3600)],
  ['the work', ({ challenge }) => (challenge.parameters.keyPrefix = '00')],
  ['the solution', ({ solution }) => (solution.derivedKey = '00'.repeat(32))],
  ['the signature', ({ challenge }) => (challenge.signature = '0'.repeat(64))],
])('a token with %s changed is not accepted', async (_what, change) => {
  const token = tampered(await earn(), change);
  expect(await captcha.verify(token, 'formulario')).toBeUndefined();
  expect(await captcha.verify(token, 'postventa')).toBeUndefined();
});

test.each(['', 'x', 'bnVsbA==', 'W10=', Buffer.from('{"challenge":{"parameters":null}}').toString('base64')])(
  'what is no token (%s) is not accepted',
  async (text) => expect(await captcha.verify(text, 'formulario')).toBeUndefined(),
);
