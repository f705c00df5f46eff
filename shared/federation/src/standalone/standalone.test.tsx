import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider, queryClient } from '@vitrina/api-client';
import { ACTIVE_SESSION, login, logout } from '@vitrina/contract';
import { history, SharedRouter } from '@vitrina/navigation';
import { emit, onNotice, store } from '@vitrina/session-bus';
import { signIn, signOut } from '@vitrina/session-bus/testing';
import { Failure, fakeServer, testCustomer } from '@vitrina/testing';
import { DEMO_CUSTOMERS, DEMO_PASSWORD } from '@vitrina/testing/customers';
import { Provider } from 'jotai';
import type { LifecycleProps, Lifecycles } from '../lifecycles';
import type { RemoteDeclaration } from '../registry-types';
import { apiAddress, keepApiAddress } from './api-address';
import { sampleAddress } from './page-list';
import { Site } from './site';

const declaration: RemoteDeclaration = {
  name: 'mf-demo',
  pages: [
    { name: 'p2', path: '/:titulo/:id', title: 'Personaliza', layout: 'wizard', requiresLogin: false },
    { name: 'compras', path: '/usuario/compras/lista', title: 'Tus compras', layout: 'account', requiresLogin: true },
  ],
  slots: [{ name: 'login' }],
};

const lifecycles = (text: string, mount?: Lifecycles['mount']): Lifecycles => ({
  bootstrap: async () => undefined,
  mount:
    mount ??
    (async ({ domElement }: LifecycleProps) => {
      domElement.innerHTML = `<h1>${text}</h1>`;
    }),
  unmount: async () => undefined,
});

const show = async (path: string, pages = {}) => {
  history.replace(path);
  const all = { p2: async () => lifecycles('Personaliza'), compras: async () => lifecycles('Tus compras'), ...pages };
  const slots = { login: async () => lifecycles('Iniciar sesión') };
  render(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <SharedRouter>
          <Site declaration={declaration} pages={all} slots={slots} build="1.0.0-abcd1234" />
        </SharedRouter>
      </QueryClientProvider>
    </Provider>,
  );
  await act(async () => undefined);
};

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

afterEach(async () => {
  await act(() => signOut());
  keepApiAddress('');
});

test('the list shows every page of the remote, with its build in the bar', async () => {
  await show('/');
  expect(await heading('mf-demo')).toBeInTheDocument();
  expect(screen.getByText('1.0.0-abcd1234')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Personaliza' })).toHaveAttribute('href', '/sierra/1');
  expect(screen.getByRole('link', { name: 'Tus compras' })).toHaveAttribute('href', '/usuario/compras/lista');
});

test('sample addresses hold a value for every parameter', () => {
  expect(sampleAddress({ ...declaration.pages[0]!, path: '/x/:titulo/:otro' })).toBe('/x/sierra/1');
});

test('a page is shown at its address; one of another remote says so and offers the list', async () => {
  await show('/altar/2');
  expect(await heading('Personaliza')).toBeInTheDocument();
  expect(document.title).toBe('Personaliza | mf-demo');
  await act(async () => history.push('/gracias'));
  expect(await screen.findByText(/\/gracias no es una página de este remoto/)).toBeInTheDocument();
});

/** The backend's sign-in: `active` is how many sessions elsewhere have to be closed first. */
function signInServer({ active = 0 } = {}) {
  const server = fakeServer();
  server.on(login, () => {
    if (active-- > 0) throw new Failure(409, ACTIVE_SESSION, { closing: 'token' });
    return testCustomer(7, { displayName: CARLOS.name, email: CARLOS.email });
  });
  server.on(logout, () => ({}));
  return server;
}
const CARLOS = DEMO_CUSTOMERS[1];
const enter = () => screen.findByRole('button', { name: /^Entrar como Carlos Andrés/ });
const session = () => screen.getByRole('combobox', { name: 'Sesión' });

test('a page for customers offers the demo customers, and shows once one is signed in at the backend', async () => {
  const server = signInServer();
  await show('/usuario/compras/lista');
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^Entrar como/ })).toHaveLength(DEMO_CUSTOMERS.length);
  await userEvent.click(await enter());
  expect(await heading('Tus compras')).toBeInTheDocument();
  expect(server.requests(login)).toEqual([{ identification: CARLOS.identification, password: DEMO_PASSWORD }]);
  expect(session()).toHaveDisplayValue(/^Carlos Andrés/);
  await userEvent.selectOptions(session(), 'Invitado');
  expect(await enter()).toBeInTheDocument();
});

test('for another customer the page of the one before is mounted anew', async () => {
  const mount = jest.fn(async () => undefined);
  await act(() => signIn(testCustomer(7)));
  await show('/usuario/compras/lista', { compras: async () => lifecycles('Tus compras', mount) });
  await waitFor(() => expect(mount).toHaveBeenCalledTimes(1));
  await act(() => signIn(testCustomer(8)));
  await waitFor(() => expect(mount).toHaveBeenCalledTimes(2));
});

test('a session elsewhere is closed, and the customer is signed in here', async () => {
  const server = signInServer({ active: 1 });
  await show('/usuario/compras/lista');
  await userEvent.selectOptions(session(), CARLOS.identification);
  expect(await heading('Tus compras')).toBeInTheDocument();
  expect(server.calls.map(({ name }) => name)).toEqual(['login', 'logout', 'login']);
});

test('a customer whom the backend does not sign in stays a guest, and says so', async () => {
  const told: string[] = [];
  const unsubscribe = onNotice(({ text }) => told.push(text));
  signInServer({ active: 2 });
  await show('/usuario/compras/lista');
  await userEvent.click(await enter());
  await waitFor(() => expect(told).toEqual([`No pudimos iniciar la sesión de ${CARLOS.name}`]));
  expect(await enter()).toBeInTheDocument();
  unsubscribe();
});

test('a page that fails says why, and can be tried again', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('no está')).mockResolvedValue(lifecycles('Personaliza'));
  await show('/sierra/1', { p2: load });
  expect(screen.getByRole('alert')).toHaveTextContent('no está');
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await heading('Personaliza')).toBeInTheDocument();
});

test('what the remote brings for the shell can be opened, also by a page that asks for the sign-in', async () => {
  await show('/sierra/1');
  expect(within(screen.getByRole('complementary')).getByRole('button', { name: 'Abrir «login»' })).toBeInTheDocument();
  await act(async () => emit('sign-in-requested@1', {}));
  expect(await heading('Iniciar sesión')).toBeInTheDocument();
});

test('the address of the API is kept for the next load', () => {
  expect(apiAddress()).toBe('');
  keepApiAddress('http://localhost:8080');
  expect(apiAddress()).toBe('http://localhost:8080');
});
