import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider, queryClient } from '@vitrina/api-client';
import { history, SharedRouter } from '@vitrina/navigation';
import { emit, store } from '@vitrina/session-bus';
import { signOut } from '@vitrina/session-bus/testing';
import { Provider } from 'jotai';
import type { LifecycleProps, Lifecycles } from '../lifecycles';
import type { RemoteDeclaration } from '../registry-types';
import { apiAddress, keepApiAddress } from './api-address';
import { answerDemoCustomer, signInDemoCustomer } from './demo-customer';
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
beforeAll(() => answerDemoCustomer({}));

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

test('a page for customers asks for the demo customer, and shows once there is one', async () => {
  await show('/usuario/compras/lista');
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Entrar como cliente de demostración' }));
  expect(await heading('Tus compras')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sesión' }), 'Invitado');
  expect(await screen.findByRole('button', { name: 'Entrar como cliente de demostración' })).toBeInTheDocument();
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

test('the demo customer is answered from the samples of the remote; all else is asked of the network', async () => {
  const network = jest.fn(async () => Response.json('red'));
  globalThis.fetch = network;
  answerDemoCustomer({ 'Muestra/Lista': ['muestra'] });
  const ask = async (path: string) => (await fetch(path)).json();
  expect(await ask('/api/Muestra/Lista')).toBe('red');
  await act(() => signInDemoCustomer());
  expect(await ask('/api/Muestra/Lista')).toEqual(['muestra']);
  expect(await ask('https://api.example/api/Muestra/Lista')).toEqual(['muestra']);
  expect(await ask('/api/Otra')).toBe('red');
  expect(network).toHaveBeenCalledTimes(2);
});
