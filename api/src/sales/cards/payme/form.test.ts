import { cents } from '@vitrina/contract';
import { sumCents } from '@vitrina/rules';
import type { PaymeConfig } from '../../../platform/config/card-providers';
import type { NewSession } from '../provider';
import { momentOf } from './answers';
import { formOf } from './form';
import { splitVat } from './taxes';
import { requestVerification } from './verification';

const CONFIG: PaymeConfig = {
  ...{ url: 'https://pay.example', script: 'https://pay.example/s.js', acquirer: '123', commerce: '4567' },
  ...{ key: 'LlaveDePrueba.2026', previousKey: undefined, operationDigits: 6, zip: '170150', hasTaxFields: false },
  results: { pending: '1', denied: '2', authorised: '3', reversed: '4' },
};
const session = (changes: Partial<NewSession> = {}, payer: Partial<NewSession['payer']> = {}): NewSession => ({
  ...{ reference: '100123-1', providerReference: '000042', amount: cents(10_030), documentType: 'CI' },
  payer: {
    ...{ isHolder: true, identificationTypeId: 3, identification: '1710034065', firstNames: 'Ana', surnames: 'Ñacato' },
    ...{ phone: '0991234567', email: 'ana@example.com', ...payer },
  },
  home: { street: 'Amazonas 1', city: 'Quito', state: 'Santo Domingo de los Tsáchilas' },
  ...{ customerCode: 'cliente-100123', description: 'Cóndor Sierra 2027', expiresAt: new Date() },
  ...{ returnUrl: '', cancelUrl: '', ipAddress: '', userAgent: '', earlier: [], total: cents(10_030), ...changes },
});

test('the form has every field ready to be sent, signed', () => {
  const operation = { acquirer: '123', commerce: '4567', number: '000042', amount: '10030', currency: '840' };
  expect(formOf(CONFIG, session())).toEqual({
    ...{ acquirerId: '123', commerceId: '4567', operationNumber: '000042', amount: '10030', currency: '840' },
    ...{ language: 'SP', firstName: 'Ana', lastName: 'Ñacato', email: 'ana@example.com', address: 'Amazonas 1' },
    ...{ zip: '170150', city: 'Quito', state: 'Santo Domingo d', country: 'EC', userCommerce: 'cliente-100123' },
    ...{ userCode: '', description: 'Cóndor Sierra 2027', reserved1: '100123-1' },
    ...{ scriptAddress: 'https://pay.example/s.js', modalKey: 'https://pay.example' },
    verification: requestVerification(operation, 'LlaveDePrueba.2026'),
  });
});

test('texts are cut by characters', () => {
  const home = { street: 'ñ'.repeat(80), city: 'é'.repeat(80), state: 'n\u0303'.repeat(80) };
  const names = { firstNames: 'á'.repeat(80), surnames: 'ú'.repeat(80) };
  const form = formOf(CONFIG, session({ home, description: 'ó'.repeat(80) }, names));
  expect(form).toMatchObject({
    ...{ address: 'ñ'.repeat(50), city: 'é'.repeat(50), state: 'ñ'.repeat(15), description: 'ó'.repeat(30) },
    ...{ firstName: 'á'.repeat(30), lastName: 'ú'.repeat(50) },
  });
});

test('the largest amount has ten digits; one cent more, a long address or no number opens nothing', () => {
  const largest = cents(9_999_999_999);
  expect(formOf(CONFIG, session({ amount: largest, total: largest }))).toMatchObject({ amount: '9999999999' });
  expect(() => formOf(CONFIG, session({ amount: cents(10_000_000_000) }))).toThrow('above what payme takes');
  expect(() => formOf(CONFIG, session({}, { email: `${'a'.repeat(50)}@b.ec` }))).toThrow('above what payme takes');
  expect(() => formOf(CONFIG, session({ providerReference: null }))).toThrow('without a number');
});

test('tax fields come by configuration, with the same again in reserved ones', () => {
  const amount = cents(333_334);
  const form = formOf(
    { ...CONFIG, hasTaxFields: true },
    session({ amount, earlier: [cents(333_333), cents(333_333)], total: cents(1_000_000) }),
  );
  expect(form).toMatchObject({ reserved2: '289855', reserved3: '43479' });
  expect(form.extraFields).toEqual([
    { name: 'taxMontoFijo', value: '333334' },
    { name: 'taxMontoGravaIva', value: '289855' },
    { name: 'taxMontoIVA', value: '43479' },
    { name: 'taxMontoNoGravaIva', value: '0' },
    { name: 'taxServicio', value: '0' },
    { name: 'taxICE', value: '0' },
    { name: 'reserved9', value: '289855' },
    { name: 'reserved10', value: '43479' },
  ]);
});

test('the parts of a price add up to its base and its VAT, the last part with the rest', () => {
  const [total, third] = [cents(1_000_000), cents(333_333)];
  const parts = [third, third, cents(333_334)].map((part, i) => splitVat(part, [third, third].slice(0, i), total));
  expect(parts.map(({ base, vat }) => [base, vat])).toEqual([
    [289_855, 43_478],
    [289_855, 43_478],
    [289_855, 43_479],
  ]);
  expect([sumCents(parts.map(({ base }) => base)), sumCents(parts.map(({ vat }) => vat))]).toEqual([869_565, 130_435]);
});

test.each([
  ['29/11/2026 235031', '2026-11-30T04:50:31.000Z'],
  ['29/11/2026 23:50:31', '2026-11-30T04:50:31.000Z'],
  ['', undefined],
  ['2026-11-29', undefined],
  ['32/13/2026 000000', undefined],
])('payme writes moments of Ecuador: %s', (text, moment) => {
  expect(momentOf(text)?.toISOString()).toBe(moment);
});
