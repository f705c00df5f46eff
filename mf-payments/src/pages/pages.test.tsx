import { render, screen } from '@testing-library/react';
import { SharedRouter } from '@vitrina/navigation';
import remote from '../../remote';
import { ComingSoon } from './coming-soon/coming-soon';

test('the payment page says which page it is, that it is under construction, what will be here, and how to leave', () => {
  render(
    <SharedRouter>
      <ComingSoon />
    </SharedRouter>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Pago de tu compra' })).toBeVisible();
  expect(screen.getByText('En construcción')).toBeVisible();
  expect(screen.getByText(/^Aquí podrás pagar tu compra/)).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/usuario/compras');
});

test('the declared page is a page module for signed-in customers', async () => {
  const [page] = remote.pages;
  expect(page).toMatchObject({ path: '/usuario/pagos', layout: 'account', requiresLogin: true });
  expect(await import(`./${page.expose}.page`)).toMatchObject({
    mount: expect.any(Function),
    unmount: expect.any(Function),
  });
});
