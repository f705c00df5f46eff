import remote from '../../remote';

test('the declared page is a page module for signed-in customers', async () => {
  const [page] = remote.pages;
  expect(page).toMatchObject({ path: '/usuario/pagos', layout: 'account', requiresLogin: true });
  expect(await import(`./${page.expose}.page`)).toMatchObject({
    mount: expect.any(Function),
    unmount: expect.any(Function),
  });
});
