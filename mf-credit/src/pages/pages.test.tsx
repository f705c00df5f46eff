import type { PageDeclaration } from '@vitrina/federation';
import remote from '../../remote';

const pages: readonly PageDeclaration[] = remote.pages;

const OF_CUSTOMERS = remote.pages.filter(({ layout }) => layout === 'account');

test('the wizards and the simulator are for signed-in customers, the page of a telephone is not', () => {
  expect(OF_CUSTOMERS.map(({ path }) => path)).toEqual([
    '/usuario/solicitudes/calculo',
    '/usuario/solicitudes/credito/solicitud',
    '/usuario/compras/contado/licitud',
  ]);
  expect(remote.pages.map(({ name, requiresLogin }) => [name, requiresLogin])).toEqual([
    ...OF_CUSTOMERS.map(({ name }) => [name, true]),
    ['documentos', false],
  ]);
});

test.each(pages.map(({ name, expose = name }) => [name, expose]))('%s is a page module', async (_, expose) => {
  const page = await import(`./${expose}.page`);
  expect(page).toMatchObject({ mount: expect.any(Function), unmount: expect.any(Function) });
});
