import { render, screen } from '@testing-library/react';
import { SharedRouter } from '@vitrina/navigation';
import remote from '../../remote';
import { comingSoon } from './coming-soon/coming-soon';

test.each([['compras.credito', 'Simulador de Crédito', '/usuario/cotizaciones']] as const)(
  '%s says which page it is, that it is under construction, what will be here, and how to leave',
  (name, title, back) => {
    const Page = comingSoon(name);
    render(
      <SharedRouter>
        <Page />
      </SharedRouter>,
    );
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText('En construcción')).toBeVisible();
    expect(screen.getByText(/^Aquí /)).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', back);
  },
);

test.each(remote.pages.map((page) => [page.name, page] as const))(
  '%s is a page module for signed-in customers',
  async (_, { expose, layout, requiresLogin }) => {
    expect({ layout, requiresLogin }).toEqual({ layout: 'account', requiresLogin: true });
    const page = await import(`./${expose}.page`);
    expect(page).toMatchObject({ mount: expect.any(Function), unmount: expect.any(Function) });
  },
);
