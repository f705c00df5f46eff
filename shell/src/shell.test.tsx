import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Lifecycles } from '@vitrina/federation';
import { history, navigate } from '@vitrina/navigation';
import { emit, type Notice, onNotice } from '@vitrina/session-bus';
import { signIn, signOut } from '@vitrina/session-bus/testing';
import { brand } from '@vitrina/ui';
import { Shell } from './shell';
import { testFederation, testLifecycles } from './testing/site';

// the toasts have their own tests; here the notices themselves are looked at
jest.mock('./toast-host', () => ({ ToastHost: () => null }));

const customer = {
  id: 1,
  personId: 7,
  displayName: 'Ana Paz',
  accessToken: 'access',
  renewalToken: 'renewal',
  signedIn: true,
};

let notices: Notice[];
let unsubscribe: () => void;
beforeEach(() => {
  window.scrollTo = jest.fn();
  window.dataLayer = [];
  notices = [];
  unsubscribe = onNotice((notice) => notices.push(notice));
  history.replace('/');
});
afterEach(async () => {
  unsubscribe();
  await act(() => signOut());
});

const open = async (path: string, { federation } = testFederation()) => {
  history.replace(path);
  render(<Shell federation={federation} />);
  await act(async () => undefined);
};
const go = (path: string) => act(async () => navigate(path));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const pageViews = () => window.dataLayer?.filter(({ event }) => event === 'page_view').map(({ page }) => page);

test('a page is shown under its title, and its view is tracked', async () => {
  await open('/sierra/3');
  expect(await heading('Personaliza')).toBeInTheDocument();
  expect(document.title).toBe('Personaliza | Cóndor');
  expect(window.dataLayer).toEqual([
    { event: 'page_view', page: 'p2', path: '/sierra/3', title: 'Personaliza | Cóndor' },
  ]);
});

test('after a navigation the next page replaces the first, and its heading has the focus', async () => {
  await open('/');
  expect(document.body).toHaveFocus();
  await go('/sierra/3');
  expect(await heading('Personaliza')).toHaveFocus();
  expect(screen.queryByRole('heading', { name: 'Elige tu vehículo' })).not.toBeInTheDocument();
  expect(pageViews()).toEqual(['p1', 'p2']);
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
});

test('a page that rewrites its own query has not navigated', async () => {
  await open('/sierra/3');
  await heading('Personaliza');
  jest.mocked(window.scrollTo).mockClear();
  await act(async () => navigate('/sierra/3?color=2', { replace: true }));
  expect(pageViews()).toEqual(['p2']);
  expect(window.scrollTo).not.toHaveBeenCalled();
});

test('a move within a page is a page view, and leaves the focus to the page', async () => {
  await open('/sierra/3?subpaso=0');
  await heading('Personaliza');
  const inside = document.querySelector('main')!.appendChild(document.createElement('button'));
  inside.focus();
  await go('/sierra/3?subpaso=1');
  expect(pageViews()).toEqual(['p2', 'p2']);
  expect(inside).toHaveFocus();
  inside.remove();
});

test('an unknown path ends on home, and is not kept in the history', async () => {
  await open('/');
  const length = window.history.length;
  await go('/nada/por/aqui/hay');
  expect(await heading('Elige tu vehículo')).toBeInTheDocument();
  expect(history.location.pathname).toBe('/');
  expect(window.history.length).toBe(length + 1);
  expect(notices).toEqual([]);
  expect(pageViews()).toEqual(['p1', 'p1']);
});

test('a customer sees it, with the menu of the signed-in area and a name that leads to the quotations', async () => {
  await signIn(customer);
  await open('/usuario/compras');
  expect(await heading('Tus compras')).toBeInTheDocument();
  const menu = within(screen.getByRole('navigation', { name: 'Tu cuenta' }));
  expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Tus cotizaciones',
    'Tus compras a contado',
  ]);
  expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Tus compras a contado');
  expect(screen.getByRole('link', { name: 'Ana Paz' })).toHaveAttribute('href', '/usuario/cotizaciones');
});

test('for another customer, who has signed in in another tab, the page is mounted anew', async () => {
  const lifecycles = testLifecycles('Tus compras');
  const [mount, unmount] = [jest.spyOn(lifecycles, 'mount'), jest.spyOn(lifecycles, 'unmount')];
  await signIn(customer);
  await open(
    '/usuario/compras',
    testFederation(async () => lifecycles),
  );
  await act(() => signIn({ ...customer, displayName: 'Ana María Paz' }));
  expect([mount.mock.calls.length, unmount.mock.calls.length]).toEqual([1, 0]);
  await act(() => signIn({ ...customer, id: 2, personId: 8 }));
  expect([mount.mock.calls.length, unmount.mock.calls.length]).toEqual([2, 1]);
  expect(await heading('Tus compras')).toBeInTheDocument();
});

test('signing out goes home without a warning, and ends the session even when the call fails', async () => {
  await signIn(customer);
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await open('/usuario/compras');
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  expect(await heading('Elige tu vehículo')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeInTheDocument();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(notices).toEqual([]);
  fetched.mockRestore();
});

test("the wizard has a way to the maker's site in a new tab; other pages do not", async () => {
  await open('/sierra/3');
  const link = screen.getByRole('link', { name: /^Home/ });
  expect(link).toHaveAttribute('href', brand.site);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  await go('/');
  expect(screen.queryByRole('link', { name: /^Home/ })).not.toBeInTheDocument();
});

test('the sign-in dialog is loaded when it is asked for, by the header or by a page', async () => {
  const site = testFederation();
  await open('/', site);
  const asked = () => site.load.mock.calls.filter(([, expose]) => expose === './slot-login').length;
  expect(asked()).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect(asked()).toBe(1);
  await act(async () => emit('sign-in-requested@1', {}));
  expect(asked()).toBe(1);
});

/** How often the sign-in dialog is shown: its heading, not that of its button. */
const signInShown = () => screen.queryAllByRole('heading', { name: './slot-login' }).length;

test('another page closes the sign-in dialog, as does the browser going back', async () => {
  await open('/');
  await go('/sierra/3');
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect(signInShown()).toBe(1);
  await act(async () => {
    history.go(-1);
    await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  });
  expect(signInShown()).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect(signInShown()).toBe(1);
  await go('/sierra/3');
  expect(signInShown()).toBe(0);
});

test('a sign-in dialog that arrives on another page than it was asked for on does not open', async () => {
  let arrive = (_: Lifecycles) => {};
  const slow = new Promise<Lifecycles>((resolve) => {
    arrive = resolve;
  });
  await open(
    '/',
    testFederation(async (_name, expose) => (expose === './slot-login' ? slow : testLifecycles('Página'))),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  await go('/sierra/3');
  await act(async () => arrive(testLifecycles('./slot-login')));
  expect(signInShown()).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  await waitFor(() => expect(signInShown()).toBe(1));
});

test('when the sign-in dialog cannot be loaded a toast says so, and its retry opens it', async () => {
  const lifecycles = testLifecycles('Iniciar sesión');
  const broken = (retry: boolean) => (retry ? Promise.resolve(lifecycles) : Promise.reject(new Error('404')));
  await open(
    '/',
    testFederation((_name, expose, retry) => (expose === './slot-login' ? broken(retry) : broken(true))),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect(notices).toMatchObject([{ kind: 'error', text: 'No se ha podido abrir esta sección' }]);
  await act(async () => notices[0]?.action?.run());
  expect(await screen.findAllByRole('heading', { name: 'Iniciar sesión' })).toHaveLength(2);
});

test('the link past the header puts the focus on the content and leaves the address alone', async () => {
  await open('/sierra/3');
  await userEvent.click(screen.getByRole('link', { name: 'Saltar al contenido' }));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(history.location.hash).toBe('');
});

test('a registry without a home page says so instead of redirecting for ever', async () => {
  const { federation } = testFederation();
  await open('/nada', {
    ...testFederation(),
    federation: { ...federation, registry: { ...federation.registry, remotes: [] } },
  });
  expect(screen.getByRole('alert')).toHaveTextContent('VIT-102');
});

test('an override is announced with its remote, build and host', async () => {
  const { federation, load } = testFederation();
  const overrides = [{ name: 'mf-account', base: 'http://localhost:48101/' }];
  await open('/', { federation: { ...federation, overrides }, load });
  const badge = await screen.findByRole('complementary', { name: 'Versión de prueba' });
  expect(badge).toHaveTextContent('mf-account 1.1.0-bbbbbbbb · localhost:48101');
  expect(within(badge).getByRole('button', { name: 'Restablecer' })).toBeInTheDocument();
});

// Last, because it leaves an entry ahead of it in the history.
test('an entry whose query was rewritten is gone back to where it was left', async () => {
  await open('/sierra/3');
  await heading('Personaliza');
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 4000, configurable: true });
  Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
  window.dispatchEvent(new Event('scroll'));
  await act(async () => navigate('/sierra/3?color=2', { replace: true }));
  await go('/');
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  await act(async () => {
    history.go(-1);
    await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  });
  expect(await heading('Personaliza')).toBeInTheDocument();
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 640);
});
