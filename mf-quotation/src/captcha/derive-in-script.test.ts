import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { answer } from './altcha-solver';
import { deriveInScript } from './derive-in-script';

const bytes = (text: string) => new TextEncoder().encode(text);
const parameters = { algorithm: 'PBKDF2/SHA-256', nonce: '', salt: '', cost: 12, keyLength: 32, keyPrefix: '00' };

test('script derives the very key that WebCrypto does', async () => {
  const args = [parameters, bytes('sal'), bytes('contraseña')] as const;
  expect((await deriveInScript(...args)).derivedKey).toEqual((await deriveKey(...args)).derivedKey);
});

test('without WebCrypto, as on plain http from another machine, a challenge is solved in script', async () => {
  const secrets = { hmacSignatureSecret: 'signature', hmacKeySignatureSecret: 'key' };
  const challenge = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 12, counter: 7, deriveKey, ...secrets });
  const subtle = jest.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as unknown as SubtleCrypto);
  const { token } = await answer(JSON.stringify(challenge)).finally(() => subtle.mockRestore());
  const { solution } = JSON.parse(atob(token));
  expect(await verifySolution({ challenge, solution, deriveKey, ...secrets })).toMatchObject({ verified: true });
});

test('another algorithm is refused rather than answered wrongly', async () => {
  const other = { ...parameters, algorithm: 'PBKDF2/SHA-512' };
  await expect(deriveInScript(other, bytes('a'), bytes('b'))).rejects.toThrow('not known without WebCrypto');
});
