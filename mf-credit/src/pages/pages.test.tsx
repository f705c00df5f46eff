import { render, screen } from '@testing-library/react';
import { SharedRouter } from '@vitrina/navigation';
import remote from '../../remote';
import { comingSoon } from './coming-soon/coming-soon';

test.each([
  ['compras.credito.solicitud', 'Solicitud de crédito', '/usuario/solicitudes'],
  ['compras.contado.licitud', 'Declaración licitud de fondos', '/usuario/cotizaciones'],
] as const)(
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

/** Where upload links lead: a telephone without a session. */
const isOpen = (name: string) => name === 'documentos';

test.each(remote.pages.map((page) => [page.name, page] as const))(
  '%s is a page module, but for the upload links for signed-in customers',
  async (name, { layout, requiresLogin, ...page_ }) => {
    const expected = isOpen(name)
      ? { layout: 'public', requiresLogin: false }
      : { layout: 'account', requiresLogin: true };
    expect({ layout, requiresLogin }).toEqual(expected);
    const page = await import(`./${'expose' in page_ ? page_.expose : name}.page`);
    expect(page).toMatchObject({ mount: expect.any(Function), unmount: expect.any(Function) });
  },
);
