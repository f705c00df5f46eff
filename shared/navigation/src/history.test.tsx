import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { history, Link, navigate, Route, Routes, SharedRouter, useLocation } from './index';

beforeEach(() => navigate('/', { replace: true }));

const Where = () => <output>{useLocation().pathname}</output>;
const root = (name: string) => {
  const container = document.body.appendChild(document.createElement('section'));
  render(
    <SharedRouter>
      <Where />
      <Link to="/usuario/perfil/contraseña">ir de {name}</Link>
    </SharedRouter>,
    { container },
  );
  return within(container);
};

test('a link in one root moves every root', async () => {
  const [one, two] = [root('uno'), root('dos')];
  await userEvent.click(one.getByRole('link'));
  expect(one.getByRole('status')).toHaveTextContent('/usuario/perfil/contrase%C3%B1a');
  expect(two.getByRole('status')).toHaveTextContent('/usuario/perfil/contrase%C3%B1a');
});

test('navigate pushes or replaces, and the browser going back is followed', async () => {
  const view = root('uno');
  act(() => navigate('/sierra/3'));
  act(() => navigate('/sierra/3/resumen', { replace: true }));
  expect(view.getByRole('status')).toHaveTextContent('/sierra/3/resumen');
  act(() => history.go(-1));
  expect(await view.findByText('/')).toBeInTheDocument();
});

test('state travels with the entry', () => {
  navigate('/gracias', { state: { lead: 7 } });
  expect(history.location.state).toEqual({ lead: 7 });
});

test('routes with a ñ meet the encoded location', () => {
  navigate('/usuario/perfil/contraseña');
  render(
    <SharedRouter>
      <Routes>
        <Route path="/usuario/perfil/contraseña" element={<h1>Cambio de contraseña</h1>} />
      </Routes>
    </SharedRouter>,
  );
  expect(screen.getByRole('heading')).toHaveTextContent('Cambio de contraseña');
});

test('a root that unmounts stops listening', () => {
  const { unmount } = render(<SharedRouter>x</SharedRouter>);
  unmount();
  expect(() => navigate('/gracias')).not.toThrow();
});
