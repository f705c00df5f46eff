import { byRank, isSupportedPath, patternOf, shapeOf } from './routes';

const meets = (path: string, address: string) => new RegExp(patternOf(path), 'i').test(address);

test.each([
  ['/', '/'],
  ['/:titulo/:id', '/altar-clara/12'],
  ['/:titulo/:id', '/altar/12/'],
  ['/usuario/perfil/contraseña', '/usuario/perfil/contraseña'],
  ['/gracias', '/Gracias'],
])('%s owns %s', (path, address) => expect(meets(path, address)).toBe(true));

test.each([
  ['/', '/gracias'],
  ['/:titulo/:id', '/altar'],
  ['/:titulo/:id', '/altar/12/resumen'],
])('%s does not own %s', (path, address) => expect(meets(path, address)).toBe(false));

test('a static segment is asked before a parameter, wherever it stands', () => {
  const paths = ['/:titulo/:id', '/:titulo/:id/cotiza', '/', '/usuario/perfil', '/usuario/:id'];
  expect(paths.sort(byRank)).toEqual(['/usuario/perfil', '/usuario/:id', '/:titulo/:id/cotiza', '/:titulo/:id', '/']);
});

test('a short link is not taken for a model, though both have two segments', () => {
  const paths = ['/:titulo/:id', '/:titulo/:id/resumen', '/c/:codigo'];
  const ownerOf = (address: string) => [...paths].sort(byRank).find((path) => meets(path, address));
  expect(ownerOf('/c/ABCDEFGHJKLMNPQRSTUVWX')).toBe('/c/:codigo');
  expect(ownerOf('/c/1/resumen')).toBe('/:titulo/:id/resumen');
  expect(ownerOf('/cx/1')).toBe('/:titulo/:id');
});

test('paths that claim the same addresses have the same shape', () => {
  expect(shapeOf('/:titulo/:id/Resumen')).toBe(shapeOf('/:model/:number/resumen'));
  expect(shapeOf('/:titulo/:id')).not.toBe(shapeOf('/:titulo/id'));
});

test.each(['/', '/gracias', '/:titulo/:id/cotiza', '/usuario/perfil/contraseña'])('%s is supported', (path) =>
  expect(isSupportedPath(path)).toBe(true),
);
test.each(['', 'gracias', '/a/*', '/a/:id?', '/a//b', '/a/', '/a.pdf'])("'%s' is not supported", (path) =>
  expect(isSupportedPath(path)).toBe(false),
);
