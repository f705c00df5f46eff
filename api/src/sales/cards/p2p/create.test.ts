import { cents } from '@vitrina/contract';
import { stringify } from 'lossless-json';
import * as v from 'valibot';
import { exactAmount } from '../ask-provider';
import type { NewSession } from '../provider';
import { createBody } from './create';

const NOW = Date.parse('2026-11-29T15:15:00Z');
const session = (changes: Partial<NewSession> = {}, payer: Partial<NewSession['payer']> = {}): NewSession => ({
  ...{ reference: '100123-1', providerReference: null, amount: cents(3_363_661), documentType: 'CI' },
  payer: {
    ...{ isHolder: true, identificationTypeId: 3, identification: '1710034065', firstNames: 'Ana', surnames: 'Ñacato' },
    ...{ phone: '0991234567', email: 'ana@example.com', ...payer },
  },
  home: { street: 'Amazonas 1', city: 'Quito', state: 'Pichincha' },
  ...{ customerCode: 'cliente-1', description: 'Cóndor Sierra 2027', expiresAt: new Date(NOW + 30 * 60_000) },
  ...{ returnUrl: 'https://s.example/r', cancelUrl: 'https://s.example/c', ipAddress: '2001:db8::1', userAgent: 'UA' },
  ...{ earlier: [], total: cents(3_363_661), ...changes },
});
/** The body as a stranger's server reads it. */
const Body = v.looseObject({
  buyer: v.looseObject({ name: v.string(), surname: v.string(), mobile: v.string() }),
  payment: v.looseObject({ description: v.string() }),
  userAgent: v.string(),
});
const body = (changes: Partial<NewSession> = {}, payer: Partial<NewSession['payer']> = {}) =>
  v.parse(Body, createBody(session(changes, payer), NOW));

test('an amount is printed from cents: no float is ever added up', () => {
  const written = [1, 10, 100, 3_363_661, 9_999_999_999].map((amount) => stringify({ total: exactAmount(amount) }));
  expect(written).toEqual(['0.01', '0.10', '1.00', '33636.61', '99999999.99'].map((text) => `{"total":${text}}`));
});

test('names, description and browser are cut to what p2p takes, by characters, and never between a letter and its tilde', () => {
  const decomposed = 'n\u0303'.repeat(100);
  const { buyer, payment, userAgent } = body(
    { description: 'ó'.repeat(300), userAgent: 'x'.repeat(300) },
    { firstNames: decomposed, surnames: '𝒳'.repeat(70) },
  );
  expect(buyer.name).toBe('ñ'.repeat(60));
  expect([...buyer.surname]).toHaveLength(60);
  expect(buyer.surname).toBe('𝒳'.repeat(60));
  expect([payment.description.length, userAgent.length]).toEqual([250, 255]);
});

test('a browser that does not say what it is has a name all the same, and a number of Ecuador its country', () => {
  expect(body({ userAgent: '' }).userAgent).toBe('desconocido');
  expect([body().buyer.mobile, body({}, { phone: '+34600000000' }).buyer.mobile]).toEqual([
    '+593991234567',
    '+34600000000',
  ]);
});

test('a kind of identification that p2p does not know is left out with its number', () => {
  expect(body({ documentType: null }).buyer).toEqual({
    ...{ name: 'Ana', surname: 'Ñacato', email: 'ana@example.com', mobile: '+593991234567' },
  });
});

test.each<[string, Partial<NewSession>, Partial<NewSession['payer']>]>([
  ['reference', { reference: 'x'.repeat(33) }, {}],
  ['reference', { reference: 'con espacio' }, {}],
  ['returnUrl', { returnUrl: `https://s.example/${'x'.repeat(250)}` }, {}],
  ['cancelUrl', { cancelUrl: `https://s.example/${'x'.repeat(250)}` }, {}],
  ['ipAddress', { ipAddress: '1'.repeat(47) }, {}],
  ['expiration', { expiresAt: new Date(NOW + 5 * 60_000) }, {}],
  ['document', {}, { identification: '1'.repeat(26) }],
  ['email', {}, { email: `${'a'.repeat(76)}@b.ec` }],
])('%s that p2p would refuse, or silently change, is refused before it is asked', (name, changes, payer) => {
  expect(() => body(changes, payer)).toThrow(`p2p would refuse ${name}`);
});
