import * as v from 'valibot';
import { cents } from './cents';
import { decode, encode, id, listOf, money, text } from './codec';
import { entity, field, nullable, optional } from './entity';

const Wheel = entity('Wheel', { size: field('ndt2', id) });
const Car = entity('Car', {
  name: field('dt1', text(10)),
  price: field('ndt6', money),
  note: optional('dt2', text(10)),
  wheels: field('elements', listOf(Wheel)),
});

const words = { name: 'Ruta', price: cents(1_999_050), wheels: [{ size: 17 }] };
const wire = { dt1: 'Ruta', ndt6: 19990.5, elements: [{ ndt2: 17 }] };

test('reads codes into words and writes words in codes', () => {
  expect(decode(Car, wire)).toEqual(words);
  expect(encode(Car, words)).toEqual(wire);
});

test('a missing or null optional field is absent in the code', () => {
  expect(decode(Car, { ...wire, dt2: null })).toEqual(words);
  expect(decode(Car, { ...wire, dt2: 'x' })).toEqual({ ...words, note: 'x' });
});

test('a nullable field is always written, as null when it is missing, and read without its code too', () => {
  const Search = entity('Search', { provinceId: nullable('ndt3', id), colourId: optional('ndt4', id) });
  expect(encode(Search, {})).toEqual({ ndt3: null });
  expect(encode(Search, { provinceId: 17 })).toEqual({ ndt3: 17 });
  for (const body of [{ ndt3: null }, {}]) expect(decode(Search, body)).toEqual({});
});

test('fields that the table does not name are ignored', () => {
  expect(decode(Car, { ...wire, dt77: 'new' })).toEqual(words);
});

test.each([
  ['nothing', undefined],
  ['a list', []],
  ['a missing field', { ...wire, dt1: undefined }],
  ['a wrong type', { ...wire, ndt6: '19990' }],
  ['a wrong item', { ...wire, elements: [{ ndt2: 0 }] }],
])('refuses %s', (_what, bad) => {
  expect(() => decode(Car, bad)).toThrow(v.ValiError);
});
