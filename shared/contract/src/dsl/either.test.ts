import * as v from 'valibot';
import { decode, encode, id, text } from './codec';
import { either, literal } from './either';
import { entity, field, optional } from './entity';

const Car = entity('Car', { kind: optional('dt9', literal('car')), wheels: field('ndt1', id) });
const Note = entity('Note', { kind: field('dt9', literal('note')), words: field('dt1', text(10)) });
const Thing = either(Car, Note);

test.each([
  ['the first without its kind', { ndt1: 4 }, { wheels: 4 }],
  ['the first with it', { ndt1: 4, dt9: 'car' }, { wheels: 4, kind: 'car' }],
  ['the second', { dt1: 'hola', dt9: 'note' }, { words: 'hola', kind: 'note' }],
])('reads and writes %s', (_, wire, words) => {
  expect(decode(Thing, wire)).toEqual(words);
  expect(encode(Thing, words as never)).toEqual(wire);
});

test.each([
  ['neither kind', { ndt1: 4, dt9: 'boat' }],
  ['the second without its kind', { dt1: 'hola' }],
  ['the second with the fields of the first alone', { ndt1: 4, dt9: 'note' }],
  ['the first with the fields of the second alone', { dt1: 'hola', dt9: 'car' }],
  ['nothing', undefined],
])('refuses %s', (_, wire) => {
  expect(() => decode(Thing, wire)).toThrow(v.ValiError);
});

test('what holds the fields of both is of the kind that it says', () => {
  const both = { ndt1: 4, dt1: 'hola' };
  expect(decode(Thing, both)).toEqual({ wheels: 4 });
  expect(decode(Thing, { ...both, dt9: 'note' })).toEqual({ words: 'hola', kind: 'note' });
});

test('a wrong field of either kind is named', () => {
  const issue = (wire: unknown) => {
    try {
      decode(Thing, wire);
    } catch (error) {
      return (error as v.ValiError<v.GenericSchema>).issues[0].path?.map(({ key }) => key);
    }
  };
  expect(issue({ ndt1: 'x' })).toEqual(['ndt1']);
  expect(issue({ dt1: 7, dt9: 'note' })).toEqual(['dt1']);
});
