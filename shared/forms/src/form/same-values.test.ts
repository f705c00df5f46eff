import { sameValues } from './same-values';

const file = new File(['x'], 'x.pdf');

test.each<[unknown, unknown, boolean]>([
  [undefined, '', true],
  [null, false, true],
  [undefined, {}, true],
  ['a', 'a ', false],
  [0, '', false],
  [{ id: 1, name: 'Quito' }, { id: 1, name: 'QUITO', region: 'Sierra' }, true],
  [{ id: 1, name: 'Quito' }, { id: 2, name: 'Quito' }, false],
  [{ id: null, name: 'COOP X' }, { id: null, name: 'COOP X' }, true],
  [{ id: null, name: 'COOP X' }, { id: null, name: 'COOP Y' }, false],
  [{ id: null, name: 'COOP X' }, { id: 1, name: 'COOP X' }, false],
  [
    { r1: { tipo: { id: 1, name: 'a' }, valor: 100 } },
    { r1: { tipo: { id: 1, name: 'b' }, valor: 100, detalle: '' } },
    true,
  ],
  [{ r1: { valor: 100 } }, { r1: { valor: 101 } }, false],
  [{ r1: { valor: 100 } }, {}, false],
  [['a'], ['a', 'b'], false],
  [file, file, true],
  [file, new File(['x'], 'x.pdf'), false],
  [file, null, false],
])('%p and %p: the same is %p', (one, other, same) => {
  expect(sameValues(one, other)).toBe(same);
  expect(sameValues(other, one)).toBe(same);
});
