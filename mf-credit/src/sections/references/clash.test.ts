import { isSamePerson, replaceSamePerson } from './clash';

const ana = { firstNames: 'Ana María', surnames: 'Pérez Núñez', phone: '0987654321' };
const luis = { firstNames: 'Luis', surnames: 'Vera', phone: '022345678' };

test.each([
  [
    'the same pair of names, without accents, case and spaces',
    { ...luis, firstNames: ' ANA  MARIA', surnames: 'perez nunez' },
    true,
  ],
  ['the same telephone, as it is dialled from abroad', { ...luis, phone: '+593 98 765 4321' }, true],
  ['the same first names alone', { ...luis, firstNames: 'Ana María' }, false],
  ['the same surnames alone', { ...luis, surnames: 'Pérez Núñez' }, false],
  ['names that are the same run together only', { ...luis, firstNames: 'Ana', surnames: 'María Pérez Núñez' }, false],
])('%s', (_, other, isSame) => {
  expect(isSamePerson(ana, other)).toBe(isSame);
});

test('whoever clashes with nobody is added without a question', async () => {
  const ask = jest.fn();
  expect(await replaceSamePerson(ask, jest.fn())(luis, [['r1', ana]])).toBe('add');
  expect(ask).not.toHaveBeenCalled();
});

test.each([
  ['los mismos nombres', { ...ana, phone: '0999999999' }],
  ['el mismo teléfono', { ...luis, phone: ana.phone }],
])('%s: the old one is replaced, or the new one stays, as is answered', async (what, row) => {
  const ask = jest.fn(async () => true);
  const remove = jest.fn();
  const onAdd = replaceSamePerson(ask, remove);
  expect(await onAdd(row, [['r1', ana]])).toEqual({ replaces: 'r1', row });
  expect(ask).toHaveBeenCalledWith({
    title: 'Referencia repetida',
    text: `Ya existe una referencia con ${what}: Ana María Pérez Núñez. ¿Quieres eliminar la anterior?`,
  });
  ask.mockResolvedValueOnce(false);
  expect(await onAdd(row, [['r1', ana]])).toBe('stay');
  expect(remove.mock.calls.flat(2)).toEqual([]);
});

test('one with the names of one and the telephone of another replaces both', async () => {
  const ask = jest.fn(async () => true);
  const remove = jest.fn();
  const row = { ...ana, phone: luis.phone };
  const others: [string, typeof ana][] = [
    ['r1', ana],
    ['r2', luis],
  ];
  expect(await replaceSamePerson(ask, remove)(row, others)).toEqual({ replaces: 'r1', row });
  expect(remove).toHaveBeenCalledWith(['r2']);
  expect(ask.mock.calls).toEqual([
    [expect.objectContaining({ text: expect.stringContaining('Ana María Pérez Núñez y Luis Vera') })],
  ]);
});
