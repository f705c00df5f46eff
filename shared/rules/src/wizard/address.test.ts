import fc from 'fast-check';
import { configured } from './catalogue.fixture';
import {
  type Choice,
  choiceOf,
  goToStep,
  isEmptyChoice,
  isSameChoice,
  newWizard,
  readAddress,
  stepSearch,
  writeAddress,
} from './index';
import { fullChoice } from './restore.fixture';

const empty = readAddress('').choice;
const SEARCH =
  '?subpaso=3&provincia=17&anio=2025&motor=1&transmision=11&traccion=21&paquete=2025123&individuales=103&kits=201&cupon=302&color=32&agencia=3';

test('an address holds the whole choice as ids, in one order', () => {
  expect(writeAddress({ choice: fullChoice, subpaso: 3 })).toBe(SEARCH);
  expect(readAddress(SEARCH)).toEqual({ choice: fullChoice, subpaso: 3 });
});

test('what is not chosen is absent, and nothing chosen is no search at all', () => {
  expect(writeAddress({ choice: { ...empty, color: 5 } })).toBe('?color=5');
  expect(writeAddress({ choice: empty })).toBe('');
  expect(isEmptyChoice(empty)).toBe(true);
  expect(isEmptyChoice({ ...empty, kits: [1] })).toBe(false);
});

test('only step 2 has a sub-step; who comes back from a later step opens the last one', () => {
  const wizard = { ...configured(), subpaso: 1 as const };
  expect(readAddress(stepSearch(wizard, 2)).subpaso).toBe(1);
  expect(readAddress(stepSearch(wizard, 3)).subpaso).toBeUndefined();
  expect(readAddress(stepSearch(goToStep(wizard, 3), 2)).subpaso).toBe(4);
  expect(stepSearch(newWizard(), 2)).toBe('');
});

test('neither the terms nor anything personal is in an address', () => {
  const search = stepSearch(configured(), 3);
  expect([...new URLSearchParams(search).keys()].join()).toBe(
    'provincia,anio,motor,transmision,traccion,paquete,color',
  );
});

test('values that are not ours stay as they were written', () => {
  const choice = { ...empty, color: 5 };
  expect(writeAddress({ choice }, '?source=12&color=9&utm_campaign=a%20b')).toBe(
    '?color=5&source=12&utm_campaign=a%20b',
  );
});

test.each([
  ['?color=', {}],
  ['?color=abc', {}],
  ['?color=-3', {}],
  ['?color=1.5', {}],
  ['?color=0', {}],
  ['?color=99999999999', {}],
  ['?color=2147483648', {}],
  ['?color=5&color=6', { color: 5 }],
  ['?anio=20266', {}],
  ['?subpaso=5', {}],
  ['?subpaso=-1', {}],
  ['?individuales=1,,x,2,1', { individuales: [1, 2] }],
  ['?individuales=1&individuales=2', { individuales: [1, 2] }],
  ['?kits=%00,%F0%9F%92%A9', {}],
  ['?%E0%A4%A=1&color=%E0%A4', {}],
  ['?__proto__=1&constructor=2', {}],
])('%s is read as %j', (search, choice) => {
  expect(readAddress(search)).toEqual({ choice: { ...empty, ...choice }, subpaso: undefined });
});

test('a list longer than any buyer’s is cut', () => {
  const ids = Array.from({ length: 5000 }, (_, index) => index + 1).join(',');
  expect(readAddress(`?individuales=${ids}`).choice.individuales).toHaveLength(100);
});

test('no text whatever makes reading fail, and what was read is written as it is read again', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webQueryParameters()), (search) => {
      const address = readAddress(search);
      expect(readAddress(writeAddress(address))).toEqual(address);
    }),
  );
});

test('every choice comes back from its address', () => {
  const id = fc.integer({ min: 1, max: 2_147_483_647 });
  const ids = fc.uniqueArray(id, { maxLength: 6 });
  const single = (part: fc.Arbitrary<number>) => fc.option(part, { nil: undefined });
  const choice: fc.Arbitrary<Choice> = fc.record({
    provincia: single(id),
    anio: single(fc.integer({ min: 1, max: 9999 })),
    motor: single(id),
    transmision: single(id),
    traccion: single(id),
    paquete: single(id),
    color: single(id),
    agencia: single(id),
    individuales: ids,
    kits: ids,
    cupon: ids,
  });
  const subpaso = single(fc.integer({ min: 0, max: 4 })) as fc.Arbitrary<0 | 1 | undefined>;
  fc.assert(
    fc.property(choice, subpaso, (chosen, position) => {
      const address = { choice: chosen, subpaso: position };
      expect(readAddress(writeAddress(address, '?source=7'))).toEqual(address);
    }),
  );
});

test('two choices are the same in whatever order things were added', () => {
  const choice = { ...choiceOf(configured()), individuales: [101, 103] };
  expect(isSameChoice(choice, { ...choice, individuales: [103, 101] })).toBe(true);
  expect(isSameChoice(choice, { ...choice, individuales: [101] })).toBe(false);
  expect(isSameChoice(choice, { ...choice, color: undefined })).toBe(false);
});
